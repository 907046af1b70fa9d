import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useIntl } from 'react-intl';
import { composeStrings as s } from './compose.strings.ts';
import type { Composer } from './composer.ts';

/** Another window or device has saved the same draft: nothing is overwritten before the user has said which one stays. */
export function StaleDraft({ composer, isLoading, onClose }: { composer: Composer; isLoading: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(s.staleTitle)}
      size={480}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button isPending={isLoading} onPress={() => composer.send({ type: 'takeTheirs' })}>
            {formatMessage(s.takeTheirs)}
          </Button>
          <Button isDisabled={isLoading} onPress={() => composer.send({ type: 'keepBoth', draftId: crypto.randomUUID() })}>
            {formatMessage(s.keepBoth)}
          </Button>
          <Button tone="accent" isDisabled={isLoading} onPress={() => composer.send({ type: 'keepMine' })}>
            {formatMessage(s.keepMine)}
          </Button>
        </>
      }
    >
      <p>{formatMessage(s.staleHelp)}</p>
    </Dialog>
  );
}
