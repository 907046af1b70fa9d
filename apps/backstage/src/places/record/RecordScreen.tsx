import { BackStagePage } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { ActionRecords } from './ActionRecords.tsx';
import { actionRecordStrings as s } from './action-record.strings.ts';

/** Page of the records. */
export function RecordScreen() {
  const { formatMessage } = useIntl();
  return (
    <BackStagePage title={formatMessage(s.title)}>
      <ActionRecords />
    </BackStagePage>
  );
}
