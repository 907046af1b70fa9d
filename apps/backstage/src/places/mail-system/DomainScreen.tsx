import { DetailPage } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { ActionHistory } from '../../core/record/index.ts';
import { DomainBookPane } from './DomainBookPane.tsx';
import { DomainRecordsPane } from './DomainRecordsPane.tsx';
import { domainBookStrings } from './domain-book.strings.ts';
import { domainRecordStrings as s } from './domain-record.strings.ts';

/** Page of a domain: its DNS records and keys, who sees its people, and what was done with it. */
export function DomainScreen() {
  const { formatMessage } = useIntl();
  const { name = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { id: 'records', title: formatMessage(s.records), content: <DomainRecordsPane key={name} name={name} /> },
    { id: 'book', title: formatMessage(domainBookStrings.title), content: <DomainBookPane key={name} name={name} /> },
    { id: 'history', title: formatMessage(s.history), content: <ActionHistory kind="domain" id={name} /> },
  ];
  return (
    <DetailPage
      back={{ label: formatMessage(s.back), href: '/operation/mail-system' }}
      name={name}
      about={[]}
      tabsLabel={formatMessage(s.tabs)}
      tabs={tabs}
      currentTab={tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'records'}
      onTabChange={(tab) => setSearch(tab === 'records' ? {} : { tab }, { replace: true })}
    />
  );
}
