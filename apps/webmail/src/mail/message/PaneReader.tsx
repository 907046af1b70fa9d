import type { MessageRow } from '@jinshu/api';
import { type ListPosition, listTabId, readingTab } from '@jinshu/mail-machines';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { ChosenSummary, type ChosenSummaryProps } from './ChosenSummary.tsx';
import { messageReadingStrings as s } from './message-reading.strings.ts';
import { PaneMessage, type ShownInPane } from './PaneMessage.tsx';
import { UnaskedLetter } from './UnaskedLetter.tsx';
import { useOpenMessage } from './useOpenMessage.ts';

export interface PaneReaderProps extends ChosenSummaryProps {
  pane: ShownInPane;
  /** The rows of the list, which lead from message to message. */
  rows: readonly MessageRow[];
  position: ListPosition;
}

/** Content of the pane beside the list: a message, a summary of the selection, or help (LAY-24, LAY-27). */
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
