import type { Delivery, Message } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { useStrings } from '@jinshu/ui/provider';
import { RecallDialog, type RecallResult } from '@jinshu/ui/recall-dialog';
import { useIntl } from 'react-intl';
import { useClock } from '../../core/account/index.ts';
import { recallStrings as s } from './recall.strings.ts';
import { resultsFile } from './resultsFile.ts';
import { recallReasonOf, shownStateOf } from './shownDelivery.ts';

export interface RecallResultsProps {
  results: readonly Delivery[];
  mail: Pick<Message, 'subject' | 'sentAt'>;
  onClose: () => void;
}

/** Result of a recall for each recipient, which can be exported. */
export function RecallResults({ results, mail, onClose }: RecallResultsProps) {
  const intl = useIntl();
  const clock = useClock();
  const words = useStrings();
  const shown = results
    .filter(({ recallStatus }) => recallStatus !== '')
    .map((delivery) => resultOf(delivery, recallReasonOf(intl, delivery)));
  return (
    <RecallDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      subject={mail.subject}
      sentAt={mail.sentAt === null ? undefined : intl.formatDate(mail.sentAt, { dateStyle: 'medium', timeStyle: 'short', ...clock })}
      results={shown}
      onExport={() => void downloadFile(async () => resultsFile(shown, words, intl.formatMessage(s.fileName)))}
    />
  );
}

const resultOf = ({ recipient, name, status, statusInfo, recallStatus }: Delivery, reason: string | undefined): RecallResult => ({
  id: recipient,
  name,
  address: recipient,
  state: shownStateOf({ status, statusInfo }),
  outcome: recallStatus === 'recalled' ? 'recalled' : 'failed',
  reason,
});
