import { changeDomain, type OperationDomain } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { useWholeList } from '../../core/list/index.ts';
import type { AskedOfDomains } from './DomainDialogs.tsx';
import { domainsOptions } from './domain.queries.ts';
import { domainStrings as s } from './mail-domain.strings.ts';
import { useChangeDomain } from './useChangeDomain.ts';

const keyOf = ({ name }: OperationDomain) => name;

/** Rows of the domains, and the dialog that is open. */
export function useDomains() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const domains = useQuery(domainsOptions);
  const whole = useWholeList(domains, formatMessage(s.none));
  const [asked, setAsked] = useState<AskedOfDomains>();
  const { mutate } = useChangeDomain();
  return {
    domains: domains.data ?? [],
    asked,
    ask: setAsked,
    act: (id: string, domain: OperationDomain) => {
      const { name, version } = domain;
      if (id === 'default') mutate(() => api.call(changeDomain, { params: { name }, body: { version, isDefault: true } }));
      else setAsked({ about: id === 'alias' ? 'alias' : 'remove', domain });
    },
    list: {
      ...whole,
      getKey: keyOf,
      textValue: keyOf,
      onRowAction: ({ name }: OperationDomain) => void navigate(`/operation/mail-system/domain/${name}`),
    },
  };
}
