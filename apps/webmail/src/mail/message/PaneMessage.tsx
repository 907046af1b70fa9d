import type { MessageRow } from '@jinshu/api';
import { type ListPosition, readingTab } from '@jinshu/mail-machines';
import { useEffect, useMemo } from 'react';
import { panelId } from '../../core/page/index.ts';
import { useShortcuts } from '../../core/shortcut/index.ts';
import { MailReading } from './MailReading.tsx';
import type { Mails } from './Mails.ts';
import type { ReadingHost } from './ReadingHost.ts';
import { useLetter } from './useLetter.ts';
import { useOpenMessage } from './useOpenMessage.ts';

/** The message in the pane, and how to show another. */
export interface ShownInPane {
  shown: MessageRow | null;
  show: (row: MessageRow | null) => void;
  /** Goes to the next message if the one shown is among those that leave the list. */
  leave: (gone: Pick<Mails, 'uids'>) => void;
}

const focusList = () => document.querySelector<HTMLElement>(`#${panelId} [role="grid"] [tabindex="0"]`)?.focus();

export interface PaneMessageProps {
  row: MessageRow;
  pane: ShownInPane;
  /** The rows of the list, which lead from message to message. */
  rows: readonly MessageRow[];
  position: ListPosition;
}

/** The message in the pane. Its neighbors are the rows of the list. */
export function PaneMessage({ row, pane, rows, position }: PaneMessageProps) {
  const { folder, uid, subject } = row;
  const tab = useMemo(() => readingTab({ folder, uid, title: subject, position }), [folder, uid, subject, position]);
  const letter = useLetter(tab, true);
  const at = rows.findIndex((one) => one.uid === uid);
  const known = rows.filter(({ isMoved }) => !isMoved);
  const [previous, next] = [
    known.findLast((one) => rows.indexOf(one) < at),
    at < 0 ? undefined : known.find((one) => rows.indexOf(one) > at),
  ];
  usePrefetch(letter.message !== undefined, next, previous);
  const to = (neighbour: MessageRow | undefined) => neighbour && (() => pane.show(neighbour));
  const host: ReadingHost = {
    isPane: true,
    goPrevious: to(previous),
    goNext: to(next),
    close: () => pane.show(null),
    leave: () => pane.leave({ uids: [uid] }),
    move: undefined,
  };
  useShortcuts({ escape: focusList });
  return <MailReading tab={tab} letter={letter} host={host} />;
}

/** Fetches the messages that the next step of the keyboard may lead to. They stay unread. */
function usePrefetch(isThere: boolean, ...beside: readonly (MessageRow | undefined)[]): void {
  const { prefetch } = useOpenMessage();
  const uids = beside.map((row) => row?.uid).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message and its neighbors
  useEffect(() => {
    if (isThere) for (const row of beside) if (row) prefetch(row);
  }, [isThere, uids]);
}
