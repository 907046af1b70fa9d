import type { ComposeQuestion } from '@jinshu/mail-machines';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { composeStrings as s } from '../../mail/draft/index.ts';

export interface ComposeQuestionDialogProps {
  kind: ComposeQuestion['kind'];
  /** Number of recipients of the message. */
  count: number;
  /** Recipient addresses that don't exist in the organization. */
  unknown: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
}

interface Words {
  title: MessageDescriptor;
  help: MessageDescriptor;
  confirm: MessageDescriptor;
}

const drop: Words = { title: s.dropTitle, help: s.dropHelp, confirm: s.confirm };
const words: Readonly<Record<ComposeQuestion['kind'], Words>> = {
  'lose-formatting': { title: s.loseFormattingTitle, help: s.loseFormattingHelp, confirm: s.confirm },
  'drop-cc': drop,
  'drop-bcc': drop,
  'drop-reply-to': { title: s.dropReplyToTitle, help: s.dropReplyToHelp, confirm: s.confirm },
  'unknown-recipients': { title: s.unknownTitle, help: s.unknownHelp, confirm: s.sendAnyway },
  'many-recipients': { title: s.manyTitle, help: s.manyHelp, confirm: s.sendAnyway },
  'forgotten-attachment': { title: s.forgottenTitle, help: s.forgottenHelp, confirm: s.sendAnyway },
};

/** Asks before a change of the form loses something (CMP-31, CMP-32), and before the mail goes (CMP-42). */
export function ComposeQuestionDialog({ kind, count, unknown, onConfirm, onCancel }: ComposeQuestionDialogProps) {
  const { formatMessage } = useIntl();
  const { title, help, confirm } = words[kind];
  return (
    <AlertDialog
      isOpen
      title={formatMessage(title, { count })}
      confirmLabel={formatMessage(confirm)}
      cancelLabel={formatMessage(s.cancel)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {formatMessage(help, { count, addresses: unknown.join(', ') })}
    </AlertDialog>
  );
}
