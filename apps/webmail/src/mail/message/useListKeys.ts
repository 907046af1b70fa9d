import { type FlagColor, flagColors, type MessageRow } from '@jinshu/api';
import { type Message as ListedMessage, messageKey } from '@jinshu/ui/message-list';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { panelId } from '../../core/page/index.ts';
import { useShortcuts } from '../../core/shortcut/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { countOf, type Mails } from './Mails.ts';
import { messageActionStrings as s } from './message-action.strings.ts';
import type { RowTarget } from './RowTarget.ts';
import { type Selection, type SelectionKind, select } from './selection.ts';
import type { ListActions } from './useListActions.tsx';
import { useMailShortcuts } from './useMailShortcuts.ts';

export interface ListKeys {
  /** The folder that is listed; `null` for what a search found in several. */
  folder: string | null;
  /** Whether the list is in sight. */
  isActive: boolean;
  rows: readonly MessageRow[];
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  chosen: Mails;
  /** The row that has the keyboard. */
  focused: RefObject<ListedMessage | undefined>;
  actions: ListActions;
  onAsk: (target: RowTarget | null) => void;
  /** Clears the selection. */
  onClear: (() => void) | undefined;
}

const selectionKinds = { a: 'all', n: 'none', r: 'read', u: 'unread' } as const satisfies Record<string, SelectionKind>;

/** The keys of a list beyond those of its rows: of a folder's, and of what a search found. */
export function useListKeys(props: ListKeys): void {
  const { folder, isActive, rows, selection, onSelectionChange, chosen, focused, actions, onAsk, onClear } = props;
  const { info, rights } = useAccount();
  const { formatMessage } = useIntl();
  const inView = (select: string) => (isActive ? document.querySelector<HTMLElement>(`#${panelId} [role="grid"] ${select}`) : null);

  const ask = (kind: RowTarget['kind']) => (mails: Mails, first: MessageRow) => {
    const row = inView(`[data-key="${CSS.escape(messageKey(first))}"]`);
    const own = row?.querySelector<HTMLElement>(`[data-action="${kind}"]`);
    // Buttons that appear only on hover, or not at this width, can't be an anchor.
    const anchor = own?.checkVisibility?.({ visibilityProperty: true }) ? own : row?.querySelector<HTMLElement>('[data-card]');
    if (anchor) onAsk({ ...mails, kind, anchor });
  };
  const paint = (color: FlagColor) => (mails: Mails) => {
    onAsk(null);
    actions.markAs({ type: 'flag', color }, mails);
  };
  const one = (act: (mails: Mails, first: MessageRow) => void) => (mails: Mails, first: MessageRow) => {
    if (countOf(mails) === 1) act(mails, first);
    else toasts.add({ message: formatMessage(s.onlyOne), tone: 'danger' });
  };

  useMailShortcuts<Mails>({
    isActive,
    target: ({ target }) => {
      const isAt = (place: string) => target instanceof Element && target.closest(place) !== null;
      // With the focus in the folder tree, keys apply to the folder.
      if (isAt('[role="tree"]')) return { ...chosen, uids: [], rows: [] };
      const row = focused.current;
      return chosen.rows.length === 0 && isAt('[role="grid"]') && row && !row.isMoved
        ? { folder, uids: [row.uid], rows: [row as MessageRow] }
        : chosen;
    },
    onAnswer: folder === 'Drafts' || !rights.canSend ? undefined : actions.more,
    onMarkRead: rights.canChange ? (mails, isRead) => actions.markAs({ type: 'read', isRead }, mails) : undefined,
    onDelete: info.hidesDelete ? undefined : actions.askToDelete,
    onFlag: rights.canChange ? ask('flag') : undefined,
    onEscape: onClear,
    more: {
      'alt+arrowdown': one(ask('senderByKey')),
      ...(rights.canChange && {
        l: ask('tag'),
        m: one(ask('remark')),
        v: folder === 'Drafts' ? undefined : ask('move'),
        'shift+delete': (mails) => actions.more('expunge', mails),
        ...Object.fromEntries(flagColors.map((color, index) => [`s ${index + 1}`, paint(color)])),
      }),
    },
  });
  useShortcuts(
    isActive
      ? {
          // Outside the list, next and previous focus the current row. The rows handle the keys from there.
          j: () => inView('[tabindex="0"]')?.focus(),
          k: () => inView('[tabindex="0"]')?.focus(),
          ...Object.fromEntries(
            Object.entries(selectionKinds).map(([key, kind]) => [`* ${key}`, () => onSelectionChange(select(kind, selection, rows))]),
          ),
        }
      : {},
  );
}
