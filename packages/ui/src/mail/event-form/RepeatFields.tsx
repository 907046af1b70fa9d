import { useStrings } from '../../foundation/provider/index.ts';
import { DatePicker } from '../../parts/date-picker/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { dayOf } from '../calendar-grid/calendarEvent.ts';
import * as styles from './EventForm.css.ts';
import { type EventProblems, type EventRepeat, REPEAT_FREQUENCIES, type RepeatEnd, type RepeatFrequency } from './eventDraft.ts';

interface RepeatFieldsProps {
  value: EventRepeat | null;
  /** ISO day or minute at which the event begins. */
  start: string;
  problems: EventProblems;
  onChange: (value: EventRepeat | null) => void;
}

/** Fields for the frequency of an event and the end of its recurrence. */
export function RepeatFields({ value, start, problems, onChange }: RepeatFieldsProps) {
  const words = useStrings().eventForm;
  const end = value?.end ?? { type: 'never' };
  const setEnd = (next: RepeatEnd) => value && onChange({ ...value, end: next });
  const ends: Record<RepeatEnd['type'], RepeatEnd> = {
    never: { type: 'never' },
    count: { type: 'count', count: 10 },
    date: { type: 'date', date: dayOf(start) },
  };
  return (
    <div className={styles.repeat}>
      <Select
        label={words.repeat}
        value={value?.frequency ?? 'once'}
        onChange={(key) => onChange(key === 'once' ? null : { frequency: key as RepeatFrequency, end })}
      >
        <SelectItem id="once">{words.frequencies.once}</SelectItem>
        {REPEAT_FREQUENCIES.map((frequency) => (
          <SelectItem key={frequency} id={frequency}>
            {words.frequencies[frequency]}
          </SelectItem>
        ))}
      </Select>
      {value && (
        <RadioGroup
          label={words.repeatEnd}
          orientation="horizontal"
          value={end.type}
          onChange={(type) => setEnd(ends[type as RepeatEnd['type']])}
        >
          <Radio value="never">{words.repeatEnds.never}</Radio>
          <Radio value="count">{words.repeatEnds.count}</Radio>
          <Radio value="date">{words.repeatEnds.date}</Radio>
        </RadioGroup>
      )}
      {value && end.type === 'count' && (
        <NumberField
          label={words.repeatCount}
          unit={words.times}
          value={end.count}
          onChange={(count) => setEnd({ type: 'count', count })}
          errorMessage={problems.count && words.countNotPositive}
        />
      )}
      {value && end.type === 'date' && (
        <DatePicker
          label={words.repeatUntil}
          value={end.date || null}
          onChange={(date) => setEnd({ type: 'date', date: date ?? '' })}
          errorMessage={problems.until && (problems.until === 'required' ? words.dateRequired : words.untilBeforeStart)}
        />
      )}
    </div>
  );
}
