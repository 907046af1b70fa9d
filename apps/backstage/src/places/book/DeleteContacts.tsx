import { deleteOperationContacts } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { bookStrings as s } from './company-book.strings.ts';
import type { ContactsDialogProps } from './MoveContacts.tsx';
import { useChangeContacts } from './useChangeContacts.ts';

/** Asks before contacts of the company book are deleted (BAK-58). */
export function DeleteContacts({ ids, onDone, onClose }: ContactsDialogProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const { mutate, error, isPending } = useChangeContacts(() => api.call(deleteOperationContacts, { body: { ids: [...ids] } }), {
    message: formatMessage(s.deleted),
    onDone,
  });
  return (
    <FormDialog
      title={formatMessage(s.deleteTitle, { count: ids.length })}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.delete)}
      tone="danger"
      isPending={isPending}
      errorMessage={error ? describe(error) : undefined}
      onSubmit={() => mutate()}
      onCancel={onClose}
    >
      <p>{formatMessage(s.deleteHelp)}</p>
    </FormDialog>
  );
}
