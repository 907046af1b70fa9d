import { deleteDomain, type OperationDomain } from '@jinshu/api';
import { NameConfirmDialog } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { domainStrings as s } from './mail-domain.strings.ts';
import { mailSystemStrings } from './mail-system.strings.ts';
import { useChangeDomain } from './useChangeDomain.ts';

/** Question before a domain is removed: its name must be typed (BAK-09, BAK-22). */
export function RemoveDomain({ domain, onClose }: { domain: OperationDomain; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const { name, mailboxCount: mailboxes, listCount: lists, aliasCount: aliases } = domain;
  const { mutate, error, isPending } = useChangeDomain(onClose);
  return (
    <NameConfirmDialog
      title={formatMessage(s.removeTitle, { name })}
      name={name}
      fieldLabel={formatMessage(s.typeName)}
      cancelLabel={formatMessage(mailSystemStrings.cancel)}
      confirmLabel={formatMessage(s.remove)}
      isPending={isPending}
      errorMessage={error ? describe(error) : undefined}
      onConfirm={() => mutate(() => api.call(deleteDomain, { params: { name } }))}
      onCancel={onClose}
    >
      <p>{formatMessage(s.removeHelp, { mailboxes, lists, aliases })}</p>
    </NameConfirmDialog>
  );
}
