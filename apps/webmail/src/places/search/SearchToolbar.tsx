import type { MessageRow } from '@jinshu/api';
import { ListToolbar } from '@jinshu/ui/list-toolbar';
import type { ReactNode } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { chosenRows, type ListActions, MoreSlot, type Selection, select } from '../../mail/message/index.ts';

export interface SearchToolbarProps {
  /** The way back to the list on a phone. */
  start: ReactNode;
  rows: readonly MessageRow[];
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  selectedCount: number;
  actions: ListActions;
  isRefreshing: boolean;
  onRefresh: () => void;
  onMoreSearch: () => void;
  /** Called with the button when the user wants to move the selected messages. */
  onMoveTo: (anchor: HTMLElement) => void;
}

/**
 * Toolbar of the message list, reduced to the actions for messages of several folders. Without sorting: results are always newest first.
 */
export function SearchToolbar({ rows, selection, onSelectionChange, actions, onMoveTo, ...props }: SearchToolbarProps) {
  const { info, rights } = useAccount();
  const chosen = chosenRows(selection, rows).length;
  return (
    <ListToolbar
      {...props}
      selectionState={chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some'}
      onSelect={(kind) => onSelectionChange(select(kind, selection, rows))}
      tags={actions.tags}
      onMarkAs={rights.canChange ? (mark) => actions.markAs(mark) : undefined}
      onMoveTo={rights.canChange ? onMoveTo : undefined}
      moreMenu={() => <MoreSlot actions={actions} />}
      onDelete={info.showsToolbarDelete && !info.hidesDelete ? () => actions.askToDelete() : undefined}
    />
  );
}
