import { operationRoles, personStates } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { FilterSelect, type useListAddress } from '../../core/list/index.ts';
import { departmentsOptions } from '../../core/organization/index.ts';
import { roleNameStrings } from '../../core/session/index.ts';
import { personStateStrings, peopleStrings as s } from './people.strings.ts';

/** Filters of the people. */
export function PeopleFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  const { formatMessage } = useIntl();
  const { data: departments = [] } = useQuery(departmentsOptions);
  const filter = (name: string) => ({ value: address.get(name), onChange: (value: string | undefined) => address.set(name, value) });
  return (
    <>
      <FilterSelect
        label={formatMessage(s.department)}
        anyLabel={formatMessage(s.anyDepartment)}
        options={departments.map(({ id, name }) => ({ id: String(id), label: name }))}
        {...filter('department')}
      />
      <FilterSelect
        label={formatMessage(s.role)}
        anyLabel={formatMessage(s.anyRole)}
        options={operationRoles.map((id) => ({ id, label: formatMessage(roleNameStrings[id]) }))}
        {...filter('role')}
      />
      <FilterSelect
        label={formatMessage(s.state)}
        anyLabel={formatMessage(s.anyState)}
        options={personStates.map((id) => ({ id, label: formatMessage(personStateStrings[id]) }))}
        {...filter('state')}
      />
      <FilterSelect
        label={formatMessage(s.factor)}
        anyLabel={formatMessage(s.anyFactor)}
        options={[
          { id: 'bound', label: formatMessage(s.factorBound) },
          { id: 'missing', label: formatMessage(s.factorMissing) },
        ]}
        {...filter('factor')}
      />
      <FilterSelect
        label={formatMessage(s.more)}
        anyLabel={formatMessage(s.anyUse)}
        options={[
          { id: 'full', label: formatMessage(s.nearlyFull) },
          { id: 'unused', label: formatMessage(s.unused) },
        ]}
        {...filter('use')}
      />
    </>
  );
}
