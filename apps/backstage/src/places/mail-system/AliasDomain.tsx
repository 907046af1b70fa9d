import { changeDomain, type OperationDomain } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { Select, SelectItem } from '@jinshu/ui/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { domainStrings as s } from './mail-domain.strings.ts';
import { mailSystemStrings } from './mail-system.strings.ts';
import { useChangeDomain } from './useChangeDomain.ts';

export interface AliasDomainProps {
  domain: OperationDomain;
  domains: readonly OperationDomain[];
  onClose: () => void;
}

const itself = '';

/** Dialog that makes a domain an alias of another one (BAK-21). */
export function AliasDomain({ domain: { name, version, aliasOf }, domains, onClose }: AliasDomainProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const [target, setTarget] = useState(aliasOf ?? itself);
  const { mutate, error, isPending } = useChangeDomain(onClose);
  const choices = domains.filter((one) => one.name !== name && one.aliasOf === null);
  return (
    <FormDialog
      title={formatMessage(s.aliasTitle, { name })}
      cancelLabel={formatMessage(mailSystemStrings.cancel)}
      submitLabel={formatMessage(mailSystemStrings.save)}
      isPending={isPending}
      errorMessage={error ? describe(error) : undefined}
      onSubmit={() =>
        mutate(() => api.call(changeDomain, { params: { name }, body: { version, aliasOf: target === itself ? null : target } }))
      }
      onCancel={onClose}
    >
      <p>{formatMessage(s.aliasHelp, { name })}</p>
      <Select label={formatMessage(s.target)} value={target} onChange={(key) => setTarget(String(key))}>
        {[
          <SelectItem key={itself} id={itself}>
            {formatMessage(s.noAlias)}
          </SelectItem>,
          ...choices.map((one) => (
            <SelectItem key={one.name} id={one.name}>
              {one.name}
            </SelectItem>
          )),
        ]}
      </Select>
    </FormDialog>
  );
}
