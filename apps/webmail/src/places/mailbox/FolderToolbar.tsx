import type { MessageRow } from '@jinshu/api';
import { ListToolbar } from '@jinshu/ui/list-toolbar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { askAgain, type ListViewControl, messageKeys, tagListOptions } from '../../core/cache/index.ts';
import { messageStrings as s } from '../../mail/letter/index.ts';
import { chosenRows, type ListActions, MoreSlot, type Selection, select } from '../../mail/message/index.ts';
import { PaneMenu, SortMenu, ViewMenu } from './listParts.ts';

/** Fetches the menus ahead, so that the first one opens at once. */
export const preloadListMenus = (): Promise<unknown> => Promise.all([PaneMenu.preload(), SortMenu.preload(), ViewMenu.preload()]);

export interface FolderToolbarProps {
  folder: string;
  control: ListViewControl;
  /** The rows on screen. */
  rows: readonly MessageRow[];
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  /** Number of selected messages, including those on other pages. */
  selectedCount: number;
  actions: ListActions;
  isRefreshing: boolean;
  /** Opens the search inside the folder (LST-09). */
  onMoreSearch: () => void;
  /** Called with the button when the user wants to move the selected messages. */
  onMoveTo: (anchor: HTMLElement) => void;
}

/** Toolbar to select, sort and filter the messages of a folder, with the actions for the selection (LST-01). */
export function FolderToolbar(props: FolderToolbarProps) {
  const { folder, control, rows, selection, onSelectionChange, selectedCount, actions, isRefreshing, onMoreSearch, onMoveTo } = props;
  const { formatMessage } = useIntl();
  const { api, info, rights } = useAccount();
  const queryClient = useQueryClient();
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const { view, setSort, setViewFilter } = control;
  const chosen = chosenRows(selection, rows).length;
  const placeAction = {
    Trash: { label: formatMessage(s.restore), icon: 'mail_inbox' as const, onPress: () => actions.move('INBOX') },
    Spam: { label: formatMessage(s.isNoSpam), icon: 'mail_inbox' as const, onPress: () => actions.more('notSpam') },
  }[folder];
  return (
    <ListToolbar
      selectedCount={selectedCount}
      selectionState={chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some'}
      onSelect={(kind) => onSelectionChange(select(kind, selection, rows))}
      sortMenu={() => (
        <Suspense>
          <SortMenu value={view.sort} onChoose={setSort} />
        </Suspense>
      )}
      viewMenu={() => (
        <Suspense>
          <ViewMenu value={view.viewFilter} onChoose={setViewFilter} />
        </Suspense>
      )}
      tags={tags}
      onMarkAs={rights.canChange ? (mark) => actions.markAs(mark) : undefined}
      onMoveTo={folder === 'Drafts' || !rights.canChange ? undefined : onMoveTo}
      placeAction={rights.canChange ? placeAction : undefined}
      moreMenu={() => <MoreSlot actions={actions} />}
      onDelete={info.showsToolbarDelete && !info.hidesDelete ? () => actions.askToDelete() : undefined}
      onRefresh={() => askAgain(queryClient, { queryKey: messageKeys.list(folder) })}
      isRefreshing={isRefreshing}
      onMoreSearch={onMoreSearch}
      paneMenu={() => (
        <Suspense>
          <PaneMenu />
        </Suspense>
      )}
    />
  );
}
