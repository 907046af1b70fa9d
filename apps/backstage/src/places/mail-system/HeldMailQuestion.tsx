import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useIntl } from 'react-intl';
import { heldMailStrings as s } from './held-mail.strings.ts';

export interface HeldMailQuestionProps {
  count: number;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Question before held mail is deleted, with the consequences (BAK-09). */
export function HeldMailQuestion({ count, ...dialog }: HeldMailQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog isOpen tone="danger" title={formatMessage(s.deleteTitle, { count })} confirmLabel={formatMessage(s.delete)} {...dialog}>
      {formatMessage(s.deleteHelp)}
    </AlertDialog>
  );
}
