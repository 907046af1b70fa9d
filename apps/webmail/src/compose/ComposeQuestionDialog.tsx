import type { ComposeQuestion } from '@jinshu/mail-machines';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useIntl } from 'react-intl';
import { composeStrings as s } from './compose.strings.ts';

export interface ComposeQuestionDialogProps {
  kind: ComposeQuestion['kind'];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a change of the form loses something (CMP-31, CMP-32). */
export function ComposeQuestionDialog({ kind, onConfirm, onCancel }: ComposeQuestionDialogProps) {
  const { formatMessage } = useIntl();
  const losesFormatting = kind === 'lose-formatting';
  return (
    <AlertDialog
      isOpen
      title={formatMessage(losesFormatting ? s.loseFormattingTitle : s.dropTitle)}
      confirmLabel={formatMessage(s.confirm)}
      cancelLabel={formatMessage(s.cancel)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {formatMessage(losesFormatting ? s.loseFormattingHelp : s.dropHelp)}
    </AlertDialog>
  );
}
