import { clsx } from 'clsx';
import { use, useMemo } from 'react';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
  Button,
  DateRangePickerStateContext,
  type DateValue,
  Dialog,
  Group,
  RangeCalendar,
} from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { field } from '../../foundation/styles/field.css.ts';
import type { DateFieldBase } from '../date-field/DateField.tsx';
import { DateSegments } from '../date-field/DateSegments.tsx';
import { parseIsoDate, toIsoDate } from '../date-field/isoDate.ts';
import { type DateBounds, useDateBounds } from '../date-field/useDateProps.ts';
import * as picker from '../date-picker/DatePicker.css.ts';
import { PickerPopover } from '../date-picker/PickerPopover.tsx';
import { CalendarMonths } from '../month-calendar/CalendarMonths.tsx';
import { calendar } from '../month-calendar/MonthCalendar.css.ts';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as text from '../text-field/TextField.css.ts';
import * as styles from './DateRangePicker.css.ts';

/** Two ISO days, the first not after the last. */
export interface IsoDateRange {
  start: string;
  end: string;
}

/** A range that is often meant. */
export interface DateRangePreset {
  id: string;
  label: string;
  value: IsoDateRange;
}

export interface DateRangePickerProps
  extends Omit<DateFieldBase, 'name'>,
    DateBounds,
    FieldFrameProps,
    Pick<AriaDateRangePickerProps<DateValue>, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The range; `null` when empty. Days are ISO text, as in `DatePicker`. */
  value?: IsoDateRange | null | undefined;
  /** The range at first, where the picker keeps it to itself. */
  defaultValue?: IsoDateRange | null | undefined;
  /** Heard once both days are whole, and with `null` once nothing is left of them. */
  onChange?: ((value: IsoDateRange | null) => void) | undefined;
  /** Ranges that are often meant, beside the calendar. */
  presets?: readonly DateRangePreset[] | undefined;
  /** @default 2 */
  visibleMonths?: 1 | 2 | undefined;
  className?: string | undefined;
}

const parse = (range: IsoDateRange | null | undefined) => {
  const start = parseIsoDate(range?.start, 'day');
  const end = parseIsoDate(range?.end, 'day');
  return start && end ? { start, end } : null;
};

/** Range of days, typed or picked from a calendar. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, isLabelHidden, labelPosition, description, errorMessage, className, presets, visibleMonths = 2, ...others } = props;
  const {
    value,
    defaultValue,
    onChange,
    minValue: _min,
    maxValue: _max,
    isDateUnavailable: _out,
    firstDayOfWeek: _first,
    ...rest
  } = others;
  const bounds = useDateBounds(props, 'day');
  const start = value?.start;
  const end = value?.end;
  // React Aria compares values by identity: the same text must stay the same range.
  const range = useMemo(() => (start && end ? parse({ start, end }) : null), [start, end]);
  return (
    <AriaDateRangePicker<DateValue>
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...rest}
      {...bounds}
      {...(value !== undefined && { value: range })}
      {...(defaultValue !== undefined && { defaultValue: parse(defaultValue) })}
      {...(errorMessage ? { isInvalid: true } : {})}
      onChange={(next) => onChange?.(next && { start: toIsoDate(next.start, 'day'), end: toIsoDate(next.end, 'day') })}
      className={clsx(text.root, labelPosition === 'beside' && text.beside, className)}
    >
      <FieldFrame {...{ label, isLabelHidden, labelPosition, description, errorMessage }}>
        <Group className={clsx(field, picker.box, styles.box)}>
          <DateSegments slot="start" />
          <span aria-hidden="true" className={styles.dash}>
            –
          </span>
          <DateSegments slot="end" className={picker.segments} />
          <Button className={picker.opener}>
            <Icon name="calendar_ltr" size={16} />
          </Button>
        </Group>
      </FieldFrame>
      <PickerPopover>
        <Dialog className={picker.sheet}>
          {({ close }) => (
            <>
              {presets && presets.length > 0 && <Presets presets={presets} close={close} />}
              <div className={clsx(picker.main, visibleMonths === 2 && picker.mainOfTwo)}>
                <RangeCalendar<DateValue> className={calendar} visibleDuration={{ months: visibleMonths }}>
                  <CalendarMonths visibleMonths={visibleMonths} isRange />
                </RangeCalendar>
              </div>
            </>
          )}
        </Dialog>
      </PickerPopover>
    </AriaDateRangePicker>
  );
}

function Presets({ presets, close }: { presets: readonly DateRangePreset[]; close: () => void }) {
  const state = use(DateRangePickerStateContext);
  return (
    <div className={picker.presets}>
      {presets.map(({ id, label, value }) => (
        <Button
          key={id}
          className={picker.preset}
          onPress={() => {
            state?.setValue(parse(value));
            close();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
