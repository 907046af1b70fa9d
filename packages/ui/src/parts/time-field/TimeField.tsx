import { clsx } from 'clsx';
import { useMemo } from 'react';
import { TimeField as AriaTimeField, type TimeFieldProps as AriaTimeFieldProps, type TimeValue } from 'react-aria-components';
import * as styles from '../date-field/DateField.css.ts';
import { DateSegments } from '../date-field/DateSegments.tsx';
import { parseIsoTime, toIsoTime } from '../date-field/isoDate.ts';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as text from '../text-field/TextField.css.ts';

type Base = Pick<
  AriaTimeFieldProps<TimeValue>,
  'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'name' | 'aria-label' | 'aria-labelledby' | 'onFocus' | 'onBlur' | 'id'
>;

export interface TimeFieldProps extends Base, FieldFrameProps {
  /** An ISO time of day such as `09:30`; `null` when empty. */
  value?: string | null | undefined;
  /** The value at first, where the field keeps it to itself. */
  defaultValue?: string | null | undefined;
  /** Heard once the time is whole, and with `null` once nothing is left of it. */
  onChange?: ((value: string | null) => void) | undefined;
  /** First minute that can be selected, in ISO format. */
  minValue?: string | undefined;
  /** The last one. */
  maxValue?: string | undefined;
  /** @default as the language has it */
  hourCycle?: 12 | 24 | undefined;
  className?: string | undefined;
}

/** A time of day, to the minute. With a day beside it use `DatePicker` with `granularity="minute"`. */
export function TimeField({ label, isLabelHidden, labelPosition, description, errorMessage, className, ...props }: TimeFieldProps) {
  const { value, defaultValue, onChange, minValue, maxValue, hourCycle, ...rest } = props;
  const parsed = useMemo(() => parseIsoTime(value), [value]);
  const min = useMemo(() => parseIsoTime(minValue), [minValue]);
  const max = useMemo(() => parseIsoTime(maxValue), [maxValue]);
  return (
    <AriaTimeField
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...rest}
      {...(value !== undefined && { value: parsed })}
      {...(defaultValue !== undefined && { defaultValue: parseIsoTime(defaultValue) })}
      {...(min && { minValue: min })}
      {...(max && { maxValue: max })}
      {...(hourCycle && { hourCycle })}
      {...(errorMessage ? { isInvalid: true } : {})}
      onChange={(next) => onChange?.(next && toIsoTime(next))}
      className={clsx(text.root, labelPosition === 'beside' && text.beside, className)}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <DateSegments className={styles.box} />
      </FieldFrame>
    </AriaTimeField>
  );
}
