import { recallRecordResource } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { type RecallRecord, RecallRecordsPage } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { automaticStrings as s } from '../automatic.strings.ts';
import { useSettingsRows } from '../useSettingsRows.ts';

/** The recall records of the user (SET-92). */
export function RecallRecordsScreen() {
  const { formatMessage } = useIntl();
  const own = useSettingsRows(recallRecordResource);
  const records = own.rows.map(
    ({ id, subject, recipient, at, status, info }): RecallRecord => ({
      id: String(id),
      subject,
      recipient,
      at,
      outcome: status === 'recalled' ? 'success' : 'failure',
      detail: formatMessage(info === 'outside' ? s.elsewhere : s[info]),
    }),
  );
  return (
    <Panel>
      <RecallRecordsPage
        records={records}
        selectedKeys={own.selected}
        onSelectionChange={own.select}
        onDelete={(keys) => void own.remove(keys)}
        onClear={() => void own.clear()}
        isLoading={own.isPending}
      />
    </Panel>
  );
}
