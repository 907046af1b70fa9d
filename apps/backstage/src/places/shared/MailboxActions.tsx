import { deleteOperationMailbox, type OperationMailbox, restoreOperationMailbox } from '@jinshu/api';
import { NameConfirmDialog } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { formatSize } from '@jinshu/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';
import { useMailboxChange } from './useMailboxChange.ts';

/** Deletes a shared mailbox, once its address was typed, or restores it (BAK-09, BAK-48). */
export function MailboxActions({ mailbox }: { mailbox: OperationMailbox }) {
  const { formatMessage, locale } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMailboxChange(() => setAsking(false));
  const params = { id: mailbox.id };
  if (mailbox.removedAt !== null)
    return (
      <Button isPending={isPending} onPress={() => mutate(() => api.call(restoreOperationMailbox, { params }))}>
        {formatMessage(s.restore)}
      </Button>
    );
  return (
    <>
      <Button variant="quiet" tone="danger" onPress={() => setAsking(true)}>
        {formatMessage(s.delete)}
      </Button>
      {isAsking && (
        <NameConfirmDialog
          title={formatMessage(s.deleteTitle, { address: mailbox.userName })}
          name={mailbox.userName}
          fieldLabel={formatMessage(s.typeAddress)}
          cancelLabel={formatMessage(s.cancel)}
          confirmLabel={formatMessage(s.delete)}
          isPending={isPending}
          onConfirm={() => mutate(() => api.call(deleteOperationMailbox, { params }))}
          onCancel={() => setAsking(false)}
        >
          <p>{formatMessage(s.deleteHelp, { members: mailbox.members.length, size: formatSize(mailbox.usedBytes, locale) })}</p>
        </NameConfirmDialog>
      )}
    </>
  );
}
