import { BackStagePage } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { actionRecordStrings as s } from '../../core/record/index.ts';
import { ActionRecords } from './ActionRecords.tsx';

/** Page of the records. */
export function RecordScreen() {
  const { formatMessage } = useIntl();
  return (
    <BackStagePage title={formatMessage(s.title)}>
      <ActionRecords />
    </BackStagePage>
  );
}
