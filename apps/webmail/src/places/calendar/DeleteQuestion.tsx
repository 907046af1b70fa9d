import { AlertDialog } from '@jinshu/ui/alert-dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { calendarStrings as s } from '../../mail/event/index.ts';

export interface DeleteQuestionProps {
  /** Title of the event. */
  title: string;
  /** Effect on other people, if any. */
  consequence: ReactNode;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Question before an event is deleted. */
export function DeleteQuestion({ title, consequence, isPending, onConfirm, onClose }: DeleteQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={formatMessage(s.deleteQuestion, { title })}
      confirmLabel={formatMessage(s.delete)}
      isPending={isPending}
      onConfirm={onConfirm}
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
    >
      {consequence || null}
    </AlertDialog>
  );
}
