import type { PersonDetails } from '@jinshu/api';
import type { DetailPageProps } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { PolicyForm, policyStrings } from '../../core/policy/index.ts';
import { ActionHistory } from '../../core/record/index.ts';
import { useMay } from '../../core/session/index.ts';
import { PersonAddresses } from './PersonAddresses.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PersonSecurity } from './PersonSecurity.tsx';
import { personStrings as s } from './person.strings.ts';
import { personAddressStrings } from './person-address.strings.ts';

/** Returns the tabs of a person. */
export function usePersonTabs(person: PersonDetails | undefined): DetailPageProps['tabs'] {
  const { formatMessage } = useIntl();
  const maySeeAll = useMay('see-all');
  if (!person) return [];
  return [
    { id: 'details', title: formatMessage(s.details), content: <PersonForm key={person.id} person={person} /> },
    { id: 'addresses', title: formatMessage(personAddressStrings.title), content: <PersonAddresses id={person.id} /> },
    { id: 'security', title: formatMessage(s.security), content: <PersonSecurity person={person} /> },
    ...(maySeeAll
      ? [{ id: 'policies', title: formatMessage(policyStrings.title), content: <PolicyForm scope={{ of: 'person', id: person.id }} /> }]
      : []),
    { id: 'records', title: formatMessage(s.records), content: <ActionHistory kind="person" id={person.id} /> },
  ];
}
