import { ScreenFailure } from '@jinshu/app/problem';
import { DetailPage } from '@jinshu/ui/back-stage';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { PolicyForm, policyStrings } from '../../core/policy/index.ts';
import { ActionHistory } from '../../core/record/index.ts';
import { useMay } from '../../core/session/index.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PersonSecurity } from './PersonSecurity.tsx';
import { personOptions } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';
import { PersonStateWord } from './usePeopleColumns.tsx';

/** Page of a person, with its tabs. */
export function PersonScreen() {
  const { formatMessage, formatDate } = useIntl();
  const id = Number(useParams().id);
  const [search, setSearch] = useSearchParams();
  const maySeeAll = useMay('see-all');
  const { data: person, error, refetch } = useQuery(personOptions(id));
  if (!person) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  const tabs = [
    { id: 'details', title: formatMessage(s.details), content: <PersonForm key={person.id} person={person} /> },
    { id: 'security', title: formatMessage(s.security), content: <PersonSecurity person={person} /> },
    ...(maySeeAll
      ? [{ id: 'policies', title: formatMessage(policyStrings.title), content: <PolicyForm scope={{ of: 'person', id: person.id }} /> }]
      : []),
    { id: 'records', title: formatMessage(s.records), content: <ActionHistory kind="person" id={person.id} /> },
  ];
  const wanted = search.get('tab');
  return (
    <DetailPage
      back={{ label: formatMessage(s.back), href: '/operation/people' }}
      name={person.name}
      state={<PersonStateWord state={person.state} />}
      about={[
        person.userName,
        [person.department?.name, person.position].filter(Boolean).join(' · '),
        person.employeeNumber,
        person.mustChangePassword ? formatMessage(s.mustChangeNow) : '',
        person.removedAt ? formatMessage(s.removedAt, { date: formatDate(person.removedAt, { dateStyle: 'medium' }) }) : '',
      ]}
      actions={<PersonActions person={person} />}
      tabsLabel={formatMessage(s.tabs)}
      tabs={tabs}
      currentTab={tabs.find((tab) => tab.id === wanted)?.id ?? 'details'}
      onTabChange={(tab) => setSearch(tab === 'details' ? {} : { tab }, { replace: true })}
    />
  );
}
