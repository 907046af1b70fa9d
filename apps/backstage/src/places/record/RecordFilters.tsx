import { recordOutcomes } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { useIntl } from 'react-intl';
import { FilterSelect, type useListAddress } from '../../core/list/index.ts';
import { recordOutcomeStrings, peopleRecordStrings as s } from './people-record.strings.ts';
import { periodOf } from './peopleRecord.queries.ts';

/** Filters of the records about people. */
export function RecordFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  const { formatMessage } = useIntl();
  const period = periodOf(address);
  return (
    <>
      <FilterSelect
        label={formatMessage(s.span)}
        anyLabel={formatMessage(s.anySpan)}
        options={[
          { id: 'day', label: formatMessage(s.spanDay) },
          { id: 'week', label: formatMessage(s.spanWeek) },
          { id: 'month', label: formatMessage(s.spanMonth) },
        ]}
        value={period === 'all' ? undefined : period}
        onChange={(next) => address.set('period', next ?? 'all')}
      />
      <FilterSelect
        label={formatMessage(s.outcome)}
        anyLabel={formatMessage(s.anyOutcome)}
        options={recordOutcomes.map((id) => ({ id, label: formatMessage(recordOutcomeStrings[id]) }))}
        value={address.get('outcome')}
        onChange={(next) => address.set('outcome', next)}
      />
      {address.get('message') !== undefined && (
        <Button onPress={() => address.set('message', undefined)}>{formatMessage(s.allMessages)}</Button>
      )}
    </>
  );
}
