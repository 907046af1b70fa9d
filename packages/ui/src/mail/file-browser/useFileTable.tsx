import { useMemo } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
import type { DataGridRowAction } from '../../parts/data-grid/index.ts';
import { ACTION_ICONS } from './FileBar.tsx';
import { appliesTo, type FileAction, type FileItem } from './file.ts';
import { type FileColumnsProps, useFileColumns } from './useFileColumns.tsx';
import { NEW_FOLDER } from './useNaming.tsx';

/** Actions with a button at the end of the name. */
export const ROW_ACTIONS: readonly FileAction[] = ['preview', 'download'];

/** Buttons of a row: what is done most, and More. */
function useRowActions(actions: readonly FileAction[], hasMenu: boolean): readonly DataGridRowAction<FileItem>[] {
  const { fileBrowser: words } = useStrings();
  return useMemo(() => {
    const own = ROW_ACTIONS.filter((action) => actions.includes(action)).map((action) => ({
      id: action,
      label: words.actions[action],
      icon: <Icon name={ACTION_ICONS[action]} size={16} />,
      isAvailable: (file: FileItem) => file.id !== NEW_FOLDER && appliesTo(action, [file]),
    }));
    const more = {
      id: 'more',
      label: words.more,
      icon: <Icon name="more_horizontal" size={16} />,
      isAvailable: ({ id }: FileItem) => id !== NEW_FOLDER,
    };
    return hasMenu ? [...own, more] : own;
  }, [actions, words, hasMenu]);
}

interface FileTableProps extends Omit<FileColumnsProps, 'isNarrow'> {
  actions: readonly FileAction[];
  hasMenu: boolean;
}

const NONE: readonly FileAction[] = [];

/** Columns, row buttons and row height of a list of files. Phones have space for one column and More. */
export function useFileTable({ actions, hasMenu, ...props }: FileTableProps) {
  const isNarrow = useIsNarrow();
  return {
    columns: useFileColumns({ ...props, isNarrow }),
    rowActions: useRowActions(isNarrow ? NONE : actions, hasMenu),
    rowSize: isNarrow ? 'double' : 'tall',
  } as const;
}
