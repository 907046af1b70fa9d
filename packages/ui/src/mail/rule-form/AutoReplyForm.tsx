import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { DatePicker } from '../../parts/date-picker/index.ts';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { TimeField } from '../../parts/time-field/index.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { type AutoReplyDraft, type AutoReplyProblems, autoReplyProblems, type ReplyWindow } from './mailRule.ts';
import * as styles from './RuleForm.css.ts';

export interface AutoReplyFormProps {
  /** Ties a button outside to the form. */
  id: string;
  /** The reply as it is at first. */
  defaultValue: AutoReplyDraft;
  /** The ISO day that is today where the user is: a window by date begins on it. */
  today: string;
  /** Called with a reply that can be kept. */
  onSubmit: (draft: AutoReplyDraft) => void;
  /** Editor for the text, in place of the plain field. `read` returns what it contains, and an empty text if that is nothing. */
  editor?: { element: ReactNode; read: () => string } | undefined;
  /** Why the reply was not kept. */
  errorMessage?: string | undefined;
  hourCycle?: 12 | 24 | undefined;
  className?: string | undefined;
}

/**
 * Form for an automatic reply: the messages it applies to, its period and its text. Its buttons belong in the surrounding dialog or page.
 */
export function AutoReplyForm({ id, defaultValue, today, onSubmit, editor, errorMessage, hourCycle, className }: AutoReplyFormProps) {
  const words = useStrings().ruleForm;
  const [draft, setDraft] = useState(defaultValue);
  const [wasTried, setTried] = useState(false);
  const problems = wasTried ? autoReplyProblems(draft) : {};
  const change = (part: Partial<AutoReplyDraft>) => setDraft((known) => ({ ...known, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const written = editor ? { ...draft, content: editor.read() } : draft;
    setDraft(written);
    if (Object.keys(autoReplyProblems(written)).length === 0)
      onSubmit(written.name === undefined ? written : { ...written, name: written.name.trim() });
  };
  return (
    <form id={id} noValidate aria-label={words.autoReply} className={clsx(styles.form, className)} onSubmit={submit}>
      {draft.name !== undefined && (
        <TextField
          label={words.name}
          maxLength={50}
          value={draft.name}
          onChange={(name) => change({ name })}
          errorMessage={problems.name && words.nameRequired}
        />
      )}
      <ConditionFields value={draft.conditions} onChange={(conditions) => change({ conditions })} problems={problems.conditions} />
      <WindowFields value={draft.window} onChange={(window) => change({ window })} {...{ problems, today, hourCycle }} />
      {editor ? (
        <div className={styles.group}>
          {editor.element}
          {problems.content && (
            <p role="alert" className={styles.error}>
              {words.contentRequired}
            </p>
          )}
        </div>
      ) : (
        <TextArea
          label={words.content}
          rows={5}
          value={draft.content}
          onChange={(content) => change({ content })}
          errorMessage={problems.content && words.contentRequired}
        />
      )}
      <div role="alert" className={styles.error}>
        {errorMessage}
      </div>
    </form>
  );
}

interface WindowFieldsProps extends Pick<AutoReplyFormProps, 'today' | 'hourCycle'> {
  value: ReplyWindow;
  onChange: (value: ReplyWindow) => void;
  problems: AutoReplyProblems;
}

/** Fields for the time when the reply is sent. */
function WindowFields({ value, onChange, problems, today, hourCycle }: WindowFieldsProps) {
  const words = useStrings().ruleForm;
  const begin: Record<ReplyWindow['type'], ReplyWindow> = {
    always: { type: 'always' },
    weekday: { type: 'weekday', startDay: 1, endDay: 5, start: '09:00', end: '18:00' },
    date: { type: 'date', start: `${today}T00:00`, end: `${today}T23:59` },
  };
  const timeError = problems.times && words.timeProblems[problems.times];
  return (
    <div className={styles.group}>
      <RadioGroup
        label={words.window}
        orientation="horizontal"
        value={value.type}
        onChange={(type) => onChange(begin[type as ReplyWindow['type']])}
      >
        <Radio value="always">{words.windows.always}</Radio>
        <Radio value="weekday">{words.windows.weekday}</Radio>
        <Radio value="date">{words.windows.date}</Radio>
      </RadioGroup>
      {value.type === 'weekday' && (
        <div className={styles.pair}>
          <DaySelect label={words.fromDay} value={value.startDay} onChange={(startDay) => onChange({ ...value, startDay })} />
          <DaySelect
            label={words.toDay}
            value={value.endDay}
            onChange={(endDay) => onChange({ ...value, endDay })}
            errorMessage={problems.days && words.endDayBeforeStart}
          />
          <TimeField
            label={words.fromTime}
            hourCycle={hourCycle}
            value={value.start}
            onChange={(start) => onChange({ ...value, start: start ?? '' })}
          />
          <TimeField
            label={words.toTime}
            hourCycle={hourCycle}
            value={value.end}
            onChange={(end) => onChange({ ...value, end: end ?? '' })}
            errorMessage={timeError}
          />
        </div>
      )}
      {value.type === 'date' && (
        <div className={styles.pair}>
          <DatePicker
            label={words.from}
            granularity="minute"
            hourCycle={hourCycle}
            value={value.start || null}
            onChange={(start) => onChange({ ...value, start: start ?? '' })}
          />
          <DatePicker
            label={words.to}
            granularity="minute"
            hourCycle={hourCycle}
            value={value.end || null}
            onChange={(end) => onChange({ ...value, end: end ?? '' })}
            errorMessage={timeError}
          />
        </div>
      )}
    </div>
  );
}

interface DaySelectProps {
  label: string;
  value: number;
  onChange: (day: number) => void;
  errorMessage?: string | undefined;
}

function DaySelect({ label, value, onChange, errorMessage }: DaySelectProps) {
  const days = useWeekdays();
  return (
    <Select label={label} value={value} onChange={(key) => onChange(Number(key))} errorMessage={errorMessage}>
      {days.map((name, index) => (
        <SelectItem key={name} id={index + 1}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}

/** The names of Monday to Sunday. */
function useWeekdays(): readonly string[] {
  const locale = toIntlLocale(useLocaleCode());
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    // The first of January 2024 was a Monday.
    return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2024, 0, 1 + index)));
  }, [locale]);
}
