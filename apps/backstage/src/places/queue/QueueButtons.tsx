import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { useIntl } from 'react-intl';
import { queueStrings as s } from './queue.strings.ts';
import type { QueueTarget } from './useQueueChange.ts';

export interface QueueButtonsProps {
  retryLabel: string;
  giveUpLabel: string;
  isPending: boolean;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** Buttons for what is selected, or for all to one domain. */
export const QueueButtons = ({ retryLabel, giveUpLabel, isPending, onRetry, onGiveUp }: QueueButtonsProps) => (
  <>
    <Button icon={<Icon name="arrow_clockwise" />} isDisabled={isPending} onPress={onRetry}>
      {retryLabel}
    </Button>
    <Button tone="danger" isDisabled={isPending} onPress={onGiveUp}>
      {giveUpLabel}
    </Button>
  </>
);

export interface GiveUpQuestionProps {
  target: QueueTarget;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Question before deliveries are given up, with the consequences (BAK-09). */
export function GiveUpQuestion({ target, isPending, onConfirm, onCancel }: GiveUpQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={
        'domain' in target
          ? formatMessage(s.giveUpDomainTitle, { domain: target.domain })
          : formatMessage(s.giveUpTitle, { count: target.deliveries.length })
      }
      confirmLabel={formatMessage(s.giveUp)}
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {formatMessage(s.giveUpHelp)}
    </AlertDialog>
  );
}
