import { useState } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { DatePicker } from '../../parts/date-picker/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './ComposeOptions.css.ts';
import {
  type ComposeOptionsValue,
  type ExclusiveOption,
  firstBurnDate,
  isPast,
  isViewPassword,
  maximumBurnLimit,
  toMinute,
} from './optionRules.ts';

/** Errors in the details of an option, by field. */
export type OptionErrors = Partial<Record<'scheduledAt' | 'password' | 'burnLimit' | 'burnDate', string>>;

interface OptionDetailsProps {
  option: ExclusiveOption;
  value: ComposeOptionsValue;
  onChange: (change: Partial<ComposeOptionsValue>) => void;
  errors: OptionErrors;
  now: () => Date;
  hourCycle: 12 | 24;
  isDisabled: boolean;
}

/** Fields for the details of the selected exclusive option. */
export function OptionDetails({ option, ...props }: OptionDetailsProps) {
  return (
    <div className={styles.details}>
      {option === 'isScheduled' && <Schedule {...props} />}
      {option === 'hasPassword' && <Password {...props} />}
      {option === 'isBurn' && <Burn {...props} />}
    </div>
  );
}

type DetailProps = Omit<OptionDetailsProps, 'option'>;

function Schedule({ value, onChange, errors, now, hourCycle, isDisabled }: DetailProps) {
  const strings = useStrings().composeOptions;
  // Read the clock again on each change: the earliest possible minute advances while the user edits.
  const [current, setCurrent] = useState(now);
  const isTooLate = value.scheduledAt !== '' && isPast(value.scheduledAt, current);
  return (
    <DatePicker
      className={styles.date}
      label={strings.scheduledAt}
      labelPosition="beside"
      granularity="minute"
      hourCycle={hourCycle}
      value={value.scheduledAt || null}
      minValue={toMinute(current)}
      isDisabled={isDisabled}
      errorMessage={errors.scheduledAt ?? (isTooLate ? strings.pastTime : undefined)}
      onChange={(scheduledAt) => {
        setCurrent(now());
        onChange({ scheduledAt: scheduledAt ?? '' });
      }}
    />
  );
}

function Password({ value, onChange, errors, isDisabled }: DetailProps) {
  const strings = useStrings().composeOptions;
  const [wasLeft, setWasLeft] = useState(false);
  const isWrong = wasLeft && value.password !== '' && !isViewPassword(value.password);
  return (
    <>
      <TextField
        className={styles.password}
        label={strings.password}
        labelPosition="beside"
        value={value.password}
        maxLength={6}
        autoComplete="off"
        spellCheck="false"
        isDisabled={isDisabled}
        errorMessage={errors.password ?? (isWrong ? strings.passwordRule : undefined)}
        onChange={(password) => onChange({ password })}
        onBlur={() => setWasLeft(true)}
      />
      <p className={styles.note}>{strings.passwordHelp}</p>
    </>
  );
}

function Burn({ value, onChange, errors, now, isDisabled }: DetailProps) {
  const strings = useStrings().composeOptions;
  const format = new Intl.DateTimeFormat(toIntlLocale(useLocaleCode()), { year: 'numeric', month: 'long', day: 'numeric' });
  const [first] = useState(() => firstBurnDate(now()));
  const [year = 0, month = 1, day = 1] = value.burnDate.split('-').map(Number);
  return (
    <>
      <NumberField
        className={styles.number}
        label={strings.burnLimit}
        labelPosition="beside"
        value={value.burnLimit}
        minValue={1}
        maxValue={maximumBurnLimit}
        isDisabled={isDisabled}
        errorMessage={errors.burnLimit}
        onChange={(burnLimit) => onChange({ burnLimit: Number.isNaN(burnLimit) ? 1 : burnLimit })}
      />
      <DatePicker
        className={styles.date}
        label={strings.burnDate}
        labelPosition="beside"
        value={value.burnDate || null}
        minValue={first}
        isDisabled={isDisabled}
        errorMessage={errors.burnDate}
        onChange={(burnDate) => onChange({ burnDate: burnDate ?? '' })}
      />
      {value.burnDate !== '' && <p className={styles.note}>{strings.burnNote(format.format(new Date(year, month - 1, day)))}</p>}
    </>
  );
}
