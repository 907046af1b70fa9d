import { ScreenFailure } from '@jinshu/app/problem';
import { DetailPage } from '@jinshu/ui/back-stage';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { PersonActions } from './PersonActions.tsx';
import { personOptions } from './people.queries.ts';
import { personStrings as s } from './person.strings.ts';
import { PersonStateWord } from './usePeopleColumns.tsx';
import { usePersonTabs } from './usePersonTabs.tsx';

/** Page of a person, with its tabs. */
export function PersonScreen() {
  const { formatMessage, formatDate } = useIntl();
  const id = Number(useParams().id);
  const [search, setSearch] = useSearchParams();
  const { data: person, error, refetch } = useQuery(personOptions(id));
  const tabs = usePersonTabs(person);
  if (!person) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
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
        person.state === 'disabled' && !person.acceptsMail ? formatMessage(s.mailRefused) : '',
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
