import { clsx } from 'clsx';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
  type DateValue,
} from 'react-aria-components';
import type { DateFieldBase } from '../date-field/DateField.tsx';
import { DateSegments } from '../date-field/DateSegments.tsx';
import * as picker from '../date-picker/DatePicker.css.ts';
import { PickerBox } from '../date-picker/PickerBox.tsx';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as text from '../text-field/TextField.css.ts';
import * as styles from './DateRangePicker.css.ts';
import { DateRangeSheet } from './DateRangeSheet.tsx';
import { type DateRangeValue, type IsoDateRange, useRangeProps } from './useRangeProps.ts';

/** A range that is often meant. */
export interface DateRangePreset {
  id: string;
  label: string;
  value: IsoDateRange;
}

export interface DateRangePickerProps
  extends Omit<DateFieldBase, 'name'>,
    DateRangeValue,
    FieldFrameProps,
    Pick<AriaDateRangePickerProps<DateValue>, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** Ranges that are often meant, beside the calendar. */
  presets?: readonly DateRangePreset[] | undefined;
  /** @default 2 */
  visibleMonths?: 1 | 2 | undefined;
  className?: string | undefined;
}

/** Range of days, typed or picked from a calendar. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, isLabelHidden, labelPosition, description, errorMessage, className, presets, visibleMonths = 2, ...others } = props;
  const { rangeProps, rest } = useRangeProps(others);
  return (
    <AriaDateRangePicker<DateValue>
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...rest}
      {...rangeProps}
      {...(errorMessage ? { isInvalid: true } : {})}
      className={clsx(text.root, labelPosition === 'beside' && text.beside, className)}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <PickerBox className={styles.box}>
          <DateSegments slot="start" />
          <span aria-hidden="true" className={styles.dash}>
            –
          </span>
          <DateSegments slot="end" className={picker.segments} />
        </PickerBox>
      </FieldFrame>
      <DateRangeSheet presets={presets} visibleMonths={visibleMonths} />
    </AriaDateRangePicker>
  );
}
