import type { MailTab } from '@jinshu/mail-machines';
import { Button } from '@jinshu/ui/button';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { messageReadingStrings as s } from './message-reading.strings.ts';
import { openMessage } from './openMessage.ts';

export interface UnaskedLetterProps {
  tab: MailTab;
  /** Reads the message elsewhere; without it, it is read in its tab. */
  onRead?: (() => void) | undefined;
}

/** Asks before a message with a view limit is read. Neither a reload nor an address opens such a message automatically. */
export function UnaskedLetter({ tab: { folder, uid }, onRead }: UnaskedLetterProps) {
  const { formatMessage } = useIntl();
  const deps = useAccount();
  return (
    <EmptyState
      title={formatMessage(s.unasked)}
      actions={
        <Button tone="accent" onPress={onRead ?? (() => void openMessage(deps, { folder, uid, isBurn: true }))}>
          {formatMessage(s.read)}
        </Button>
      }
    >
      {formatMessage(s.unaskedHelp)}
    </EmptyState>
  );
}
