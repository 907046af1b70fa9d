import type { MessageRow } from '@jinshu/api';
import { type Message as ListedMessage, type MessageListProps, messageKey } from '@jinshu/ui/message-list';
import { useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import type { Mails } from './Mails.ts';
import type { RowTarget } from './RowTarget.ts';
import type { ListActions } from './useListActions.tsx';

/** Rows of a list, and the selected messages. */
export interface RowActionsOptions {
  /** The folder that is listed; `null` for what a search found in several. */
  folder: string | null;
  rows: readonly MessageRow[];
  chosen: Mails;
  actions: ListActions;
}

type RowProps = Pick<
  MessageListProps,
  'onFlag' | 'onTag' | 'onRemark' | 'onToggleRead' | 'onSwipeAway' | 'onMenu' | 'onSenderHover' | 'onDelete' | 'allowsDragging'
>;

/** Returns what the rows of a list offer, as far as the user may, and the popover that one of them asked for (LST-66). */
export function useRowActions({ folder, rows, chosen, actions }: RowActionsOptions) {
  const { info, rights } = useAccount();
  const [asked, setAsked] = useState<RowTarget | null>(null);
  const only = (row: ListedMessage): Mails => ({ folder, uids: [row.uid], rows: [row as MessageRow] });
  const ask = (kind: RowTarget['kind']) => (row: ListedMessage | null, anchor: HTMLElement | null) => {
    if (row && anchor) setAsked({ ...only(row), folder: folder ?? (row as MessageRow).folder, kind, anchor });
  };
  const asItIs = (row: MessageRow) => rows.find((one) => messageKey(one) === messageKey(row)) ?? row;
  const rowProps: RowProps = {
    ...(rights.canChange && {
      onFlag: ask('flag'),
      onTag: ask('tag'),
      onRemark: ask('remark'),
      onToggleRead: (row) => actions.toggleRead(row as MessageRow),
      ...(!info.hidesDelete && { onSwipeAway: (row) => actions.deleteNow(only(row)) }),
    }),
    // A row that was not chosen is what its menu is about; one of the chosen speaks for all of them.
    onMenu: (row, anchor) => {
      const isChosen = chosen.rows.some((one) => messageKey(one) === messageKey(row));
      setAsked({ ...(isChosen ? chosen : only(row)), kind: 'menu', anchor });
    },
    onSenderHover: ask('sender'),
    onDelete: info.hidesDelete ? undefined : (row) => actions.askToDelete(only(row)),
    allowsDragging: rights.canChange,
  };
  return {
    rowProps,
    setAsked,
    /** Opens a popover for the selected messages. */
    askChosen: (kind: RowTarget['kind'], anchor: HTMLElement) => setAsked({ ...chosen, kind, anchor }),
    isMoving: asked?.kind === 'move',
    /** Props of the open popover. */
    popover: asked && {
      target: { ...asked, rows: asked.rows.map(asItIs) },
      actions,
      onAsk: (kind: RowTarget['kind']) => setAsked({ ...asked, kind }),
      onClose: () => setAsked(null),
    },
  };
}
