import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useIntl } from 'react-intl';
import { messageStrings as s } from './message.strings.ts';

export interface DeleteQuestionProps {
  /** How many mails; absent for all of the folder. */
  count?: number | undefined;
  /** From Trash there is no way back (LST-82). */
  isForGood: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before mail is deleted (LST-57). */
export function DeleteQuestion({ count, isForGood, onConfirm, onCancel }: DeleteQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={count === undefined ? formatMessage(s.delete) : formatMessage(s.deleteTitle, { count })}
      confirmLabel={formatMessage(s.delete)}
      cancelLabel={formatMessage(s.cancel)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {formatMessage(isForGood ? s.deleteForGood : s.deleteHelp)}
    </AlertDialog>
  );
}
