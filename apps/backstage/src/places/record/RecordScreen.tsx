import { exportRecords, peopleRecordKinds } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { useReport } from '@jinshu/app/problem';
import { TabbedPage } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { ExportMenu, useListAddress } from '../../core/list/index.ts';
import { actionRecordStrings as s } from '../../core/record/index.ts';
import { useWithPassword } from '../../core/session/index.ts';
import { ActionRecords } from './ActionRecords.tsx';
import { PeopleRecords } from './PeopleRecords.tsx';
import { recordTabStrings } from './people-record.strings.ts';
import { recordFiltersOf } from './peopleRecord.queries.ts';

/** Page of the records: what administrators did, logins, and mail (BAK-102). */
export function RecordScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const report = useReport();
  const withPassword = useWithPassword();
  const address = useListAddress();
  const kind = peopleRecordKinds.find((one) => one === address.get('tab')) ?? 'action';
  const { keyword } = address;
  const filters = () =>
    kind === 'action'
      ? { ...(keyword.trim() !== '' && { keyword: keyword.trim() }) }
      : recordFiltersOf(address, { keyword, now: Date.now() });
  return (
    <TabbedPage
      title={formatMessage(s.title)}
      actions={
        <ExportMenu
          formats={['csv', 'xlsx']}
          onExport={(format) =>
            void downloadFile(() => withPassword(() => api.call(exportRecords, { query: { kind, format, ...filters() } }))).catch(report)
          }
        />
      }
      currentTab={kind}
      onTabChange={(tab) => void navigate(tab === 'action' ? '/operation/records' : `/operation/records?tab=${tab}`)}
      tabs={[
        { id: 'action', title: formatMessage(recordTabStrings.action), content: <ActionRecords /> },
        ...peopleRecordKinds.map((one) => ({
          id: one,
          title: formatMessage(recordTabStrings[one]),
          content: <PeopleRecords kind={one} />,
        })),
      ]}
    />
  );
}
