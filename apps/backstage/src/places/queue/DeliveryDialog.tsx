import { causeOf, type QueuedDelivery } from '@jinshu/api';
import { Facts, MachineText } from '@jinshu/ui/back-stage';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { formatSize } from '@jinshu/ui/text';
import { useIntl } from 'react-intl';
import { queueCauseStrings, queueStrings as s } from './queue.strings.ts';

/** Meaning of an answer, if it has only one. */
const meaningOf = (answer: string) => (answer === 'no-relay' ? answer : causeOf(answer));

export interface DeliveryDialogProps {
  delivery: QueuedDelivery;
  /** Buttons for a role that may change the queue. */
  actions?: { onRetry: () => void; onGiveUp: () => void; isPending: boolean } | undefined;
  onClose: () => void;
}

/** One delivery of the queue with the last answer of the other server. */
export function DeliveryDialog({ delivery, actions, onClose }: DeliveryDialogProps) {
  const { formatMessage, formatDate, formatNumber, locale } = useIntl();
  const { sender, recipient, size, queuedAt, attempts, answer, nextAttemptAt, state } = delivery;
  const meaning = meaningOf(answer);
  const moment = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });
  return (
    <Dialog
      title={formatMessage(s.delivery, { recipient })}
      size="medium"
      isOpen
      closesOnPressOutside
      onOpenChange={(next) => !next && onClose()}
      footer={
        actions && state !== 'under-way' ? (
          <>
            <Button tone="danger" variant="quiet" isDisabled={actions.isPending} onPress={actions.onGiveUp}>
              {formatMessage(s.giveUp)}
            </Button>
            <Button tone="accent" isPending={actions.isPending} onPress={actions.onRetry}>
              {formatMessage(s.retry)}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{formatMessage(s.close)}</Button>
        )
      }
    >
      {meaning && <Banner tone="warning">{formatMessage(queueCauseStrings[meaning])}</Banner>}
      <Facts
        facts={[
          { label: formatMessage(s.sender), value: sender === '' ? formatMessage(s.noSender) : <bdi>{sender}</bdi> },
          { label: formatMessage(s.queuedAt), value: moment(queuedAt) },
          { label: formatMessage(s.size), value: formatSize(size, locale) },
          { label: formatMessage(s.attempts), value: formatNumber(attempts) },
          ...(state === 'under-way' ? [] : [{ label: formatMessage(s.next), value: moment(nextAttemptAt) }]),
        ]}
      />
      <MachineText label={formatMessage(s.answer)}>{answer === '' ? formatMessage(s.noAnswer) : answer}</MachineText>
    </Dialog>
  );
}
