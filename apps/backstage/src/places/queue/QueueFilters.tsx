import { queueStates } from '@jinshu/api';
import { formatSize } from '@jinshu/ui/text';
import { useIntl } from 'react-intl';
import { FilterSelect } from '../../core/list/index.ts';
import { useSpan } from '../../core/span/index.ts';
import { type ListAddress, queueChoices, searchParts } from './queue.queries.ts';
import { queueStateStrings, queueStrings as s } from './queue.strings.ts';

const minute = 60_000;
const partStrings = { sender: s.inSender, recipient: s.inRecipient, answer: s.inAnswer } as const;

export interface QueueFiltersProps {
  address: ListAddress;
  /** Domains in the queue. */
  domains: readonly string[];
}

/** Filters of the queue (BAK-94). */
export function QueueFilters({ address, domains }: QueueFiltersProps) {
  const { formatMessage, locale } = useIntl();
  const span = useSpan();
  const filter = (name: string) => ({ value: address.get(name), onChange: (value: string | undefined) => address.set(name, value) });
  const domain = address.get('domain');
  const options = <T extends string | number>(choices: readonly T[], label: (choice: T) => string) =>
    choices.map((choice) => ({ id: String(choice), label: label(choice) }));
  return (
    <>
      <FilterSelect
        label={formatMessage(s.searchIn)}
        anyLabel={formatMessage(s.everywhere)}
        options={options(searchParts, (part) => formatMessage(partStrings[part]))}
        {...filter('in')}
      />
      <FilterSelect
        label={formatMessage(s.domain)}
        anyLabel={formatMessage(s.anyDomain)}
        // A domain in the address may have left the queue meanwhile.
        options={options([...new Set([...(domain ? [domain] : []), ...domains])], (name) => name)}
        {...filter('domain')}
      />
      <FilterSelect
        label={formatMessage(s.state)}
        anyLabel={formatMessage(s.anyState)}
        options={options(queueStates, (state) => formatMessage(queueStateStrings[state]))}
        {...filter('state')}
      />
      <FilterSelect
        label={formatMessage(s.age)}
        anyLabel={formatMessage(s.anyAge)}
        options={options(queueChoices.age, (age) => formatMessage(s.atLeastAge, { age: span(age * minute) }))}
        {...filter('age')}
      />
      <FilterSelect
        label={formatMessage(s.attempts)}
        anyLabel={formatMessage(s.anyAttempts)}
        options={options(queueChoices.attempts, (count) => formatMessage(s.atLeastAttempts, { count }))}
        {...filter('attempts')}
      />
      <FilterSelect
        label={formatMessage(s.next)}
        anyLabel={formatMessage(s.anyNext)}
        options={options(queueChoices.next, (next) => formatMessage(s.withinNext, { span: span(next * minute) }))}
        {...filter('next')}
      />
      <FilterSelect
        label={formatMessage(s.size)}
        anyLabel={formatMessage(s.anySize)}
        options={options(queueChoices.size, (size) => formatMessage(s.atLeastSize, { size: formatSize(size, locale) }))}
        {...filter('size-from')}
      />
    </>
  );
}
