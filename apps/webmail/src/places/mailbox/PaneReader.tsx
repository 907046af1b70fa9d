import type { MessageRow } from '@jinshu/api';
import { type ListPosition, listTabId, readingTab } from '@jinshu/mail-machines';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { panelId } from '../../core/page/returnFocus.ts';
import { useShortcuts } from '../../core/shortcut/useShortcuts.ts';
import { MailReading } from '../../mail/message/MailReading.tsx';
import { messageReadingStrings as s } from '../../mail/message/message-reading.strings.ts';
import { UnaskedLetter } from '../../mail/message/UnaskedLetter.tsx';
import { useLetter } from '../../mail/message/useLetter.ts';
import { useOpenMessage } from '../../mail/message/useOpenMessage.ts';
import { ChosenSummary, type ChosenSummaryProps } from './ChosenSummary.tsx';
import type { ListPane } from './useReadingPane.ts';

export interface PaneReaderProps extends ChosenSummaryProps {
  pane: ListPane;
  /** The rows of the list, which lead from message to message. */
  rows: readonly MessageRow[];
  position: ListPosition;
}

/** What stands beside the list: a message, the selection, or how to choose a message (LAY-24, LAY-27). */
export function PaneReader({ pane, rows, position, ...chosen }: PaneReaderProps) {
  const { formatMessage } = useIntl();
  const { open } = useOpenMessage();
  const isActive = useSelector(useAccount().account, ({ context }) => context.activeId === listTabId);
  // The row answers first; a message that is passed by isn't rendered.
  const shown = useDeferredValue(pane.shown);
  // Another tab has the keys now. The message is rendered again from the cache.
  if (!isActive) return null;
  if (chosen.selectedCount > 0) return <ChosenSummary {...chosen} />;
  if (!shown) return <EmptyState title={formatMessage(s.paneEmpty)} />;
  const tab = readingTab({ ...shown, title: shown.subject, position });
  if (shown.isBurn) return <UnaskedLetter tab={tab} onRead={() => open(shown, position)} />;
  return <PaneMessage key={tab.id} row={shown} pane={pane} rows={rows} position={position} />;
}

const focusList = () => document.querySelector<HTMLElement>(`#${panelId} [role="grid"] [tabindex="0"]`)?.focus();

interface PaneMessageProps extends Omit<PaneReaderProps, keyof ChosenSummaryProps> {
  row: MessageRow;
}

function PaneMessage({ row, pane, rows, position }: PaneMessageProps) {
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
  const host = {
    isPane: true,
    goPrevious: to(previous),
    goNext: to(next),
    close: () => pane.show(null),
    leave: () => pane.leave({ folder, uids: [uid] }),
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
