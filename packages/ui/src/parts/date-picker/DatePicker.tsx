import { clsx } from 'clsx';
import { DatePicker as AriaDatePicker, type DatePickerProps as AriaDatePickerProps, type DateValue } from 'react-aria-components';
import type { DateFieldBase } from '../date-field/DateField.tsx';
import { DateSegments } from '../date-field/DateSegments.tsx';
import { type DateFieldValue, useDateProps } from '../date-field/useDateProps.ts';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as text from '../text-field/TextField.css.ts';
import * as styles from './DatePicker.css.ts';
import { DatePickerSheet } from './DatePickerSheet.tsx';
import { PickerBox } from './PickerBox.tsx';

/** A date that is often meant; `useDatePresets` makes the usual ones. */
export interface DatePreset {
  id: string;
  label: string;
  /** ISO, as the value of the picker. */
  value: string;
}

export interface DatePickerProps
  extends DateFieldBase,
    DateFieldValue,
    FieldFrameProps,
    Pick<AriaDatePickerProps<DateValue>, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** Dates that are often meant, beside the calendar. */
  presets?: readonly DatePreset[] | undefined;
  className?: string | undefined;
}

/** Date with or without a time, typed or picked from a calendar. For two dates use `DateRangePicker`. */
export function DatePicker({ presets, className, ...props }: DatePickerProps) {
  const { label, isLabelHidden, labelPosition, description, errorMessage, ...others } = props;
  const { dateProps, rest } = useDateProps(others);
  const { granularity } = dateProps;
  return (
    <AriaDatePicker<DateValue>
      validationBehavior="aria"
      shouldForceLeadingZeros
      // With a time to choose too, the day alone is not the end.
      shouldCloseOnSelect={granularity === 'day'}
      {...rest}
      {...dateProps}
      {...(props.firstDayOfWeek && { firstDayOfWeek: props.firstDayOfWeek })}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={clsx(text.root, labelPosition === 'beside' && text.beside, className)}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <PickerBox>
          <DateSegments className={styles.segments} />
        </PickerBox>
      </FieldFrame>
      <DatePickerSheet presets={presets} granularity={granularity} hourCycle={props.hourCycle} />
    </AriaDatePicker>
  );
}
