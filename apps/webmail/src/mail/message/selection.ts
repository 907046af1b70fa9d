import type { MessageRow } from '@jinshu/api';
import { messageKey } from '@jinshu/ui/message-list';

/** Selection in a list: rows of the page by key, or all messages of the folder (LST-02). */
export type Selection = { kind: 'rows'; keys: ReadonlySet<string> } | { kind: 'all' };

export const nothing: Selection = { kind: 'rows', keys: new Set() };

/** The kinds of the select menu. */
export type SelectionKind = 'all' | 'page' | 'unread' | 'read' | 'invert' | 'none';

const keysOf = (rows: readonly MessageRow[]) => new Set(rows.filter(({ isMoved }) => !isMoved).map(messageKey));

/** Returns the selected rows that are on screen. */
export const chosenRows = (selection: Selection, rows: readonly MessageRow[]): MessageRow[] =>
  selection.kind === 'all' ? rows.filter(({ isMoved }) => !isMoved) : rows.filter((row) => selection.keys.has(messageKey(row)));

/** Applies an entry of the select menu to a selection (LST-02). */
export function select(kind: SelectionKind, selection: Selection, rows: readonly MessageRow[]): Selection {
  switch (kind) {
    case 'all':
      return { kind: 'all' };
    case 'page':
      return { kind: 'rows', keys: keysOf(rows) };
    case 'unread':
      return { kind: 'rows', keys: keysOf(rows.filter(({ isRead }) => !isRead)) };
    case 'read':
      return { kind: 'rows', keys: keysOf(rows.filter(({ isRead }) => isRead)) };
    case 'invert': {
      const chosen = new Set(chosenRows(selection, rows));
      return { kind: 'rows', keys: keysOf(rows.filter((row) => !chosen.has(row))) };
    }
    case 'none':
      return nothing;
  }
}
