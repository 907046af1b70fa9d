import { FormDialog } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { useDescribe } from '../../core/problem/index.ts';
import { domainRecordStrings as s } from './domain-record.strings.ts';
import { mailSystemStrings } from './mail-system.strings.ts';
import type { useDomainRecords } from './useDomainRecords.ts';

export interface MakeKeyProps {
  name: string;
  make: ReturnType<typeof useDomainRecords>['make'];
  onClose: () => void;
}

/** Question before a DKIM key is made (BAK-92). */
export function MakeKey({ name, make: { mutate, error, isPending }, onClose }: MakeKeyProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  return (
    <FormDialog
      title={formatMessage(s.keyTitle, { name })}
      cancelLabel={formatMessage(mailSystemStrings.cancel)}
      submitLabel={formatMessage(s.makeKey)}
      isPending={isPending}
      errorMessage={error ? describe(error) : undefined}
      onSubmit={() => mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{formatMessage(s.keyHelp)}</p>
    </FormDialog>
  );
}
