import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useIntl } from 'react-intl';
import { type Composer, composeStrings as s } from '../../mail/draft/index.ts';

interface StaleDraftProps {
  composer: Composer;
  /** It was sent there, and not only saved. */
  isSent: boolean;
  isLoading: boolean;
  onClose: () => void;
}

/** Another window or device has saved the same draft, or sent it: nothing is overwritten before the user has said which one stays. */
export function StaleDraft({ composer, isSent, isLoading, onClose }: StaleDraftProps) {
  const { formatMessage } = useIntl();
  const keepBoth = () => composer.send({ type: 'keepBoth', draftId: crypto.randomUUID() });
  return (
    <Dialog
      title={formatMessage(isSent ? s.sentElsewhereTitle : s.staleTitle)}
      size={480}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        isSent ? (
          <>
            <Button onPress={onClose}>{formatMessage(s.cancel)}</Button>
            <Button tone="accent" onPress={keepBoth}>
              {formatMessage(s.keepAnother)}
            </Button>
          </>
        ) : (
          <>
            <Button isPending={isLoading} onPress={() => composer.send({ type: 'takeTheirs' })}>
              {formatMessage(s.takeTheirs)}
            </Button>
            <Button isDisabled={isLoading} onPress={keepBoth}>
              {formatMessage(s.keepBoth)}
            </Button>
            <Button tone="accent" isDisabled={isLoading} onPress={() => composer.send({ type: 'keepMine' })}>
              {formatMessage(s.keepMine)}
            </Button>
          </>
        )
      }
    >
      <p>{formatMessage(isSent ? s.sentElsewhereHelp : s.staleHelp)}</p>
    </Dialog>
  );
}
