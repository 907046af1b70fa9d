import { endMailboxAccess, type MailboxAccess } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { accessKey } from './access.queries.ts';
import { mailboxAccessStrings as s } from './mailbox-access.strings.ts';

/** Question before an access or a forward ends. Its owner is notified (BAK-50). */
export function EndAccess({ access, onClose }: { access: MailboxAccess; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const { kind, mailboxId, holderId, name, holderName } = access;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(endMailboxAccess, { body: { kind, mailboxId, holderId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: accessKey });
      toasts.add({ message: formatMessage(s.ended), tone: 'success' });
    },
    onError: (failed) => toasts.add({ message: describe(failed), tone: 'danger' }),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={formatMessage(kind === 'forward' ? s.endForwardTitle : s.endAccessTitle, { holder: holderName, mailbox: name })}
      confirmLabel={formatMessage(s.end)}
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {formatMessage(s.endHelp)}
    </AlertDialog>
  );
}
