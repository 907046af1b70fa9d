import { clsx } from 'clsx';
import { use } from 'react';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  Button,
  Calendar,
  DatePickerStateContext,
  type DateValue,
  Dialog,
  Group,
} from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { field } from '../../foundation/styles/field.css.ts';
import { Button as TextButton } from '../button/index.ts';
import type { DateFieldBase } from '../date-field/DateField.tsx';
import { DateSegments } from '../date-field/DateSegments.tsx';
import { type DateGranularity, parseIsoDate, toIsoTime } from '../date-field/isoDate.ts';
import { type DateFieldValue, useDateProps } from '../date-field/useDateProps.ts';
import { CalendarMonths } from '../month-calendar/CalendarMonths.tsx';
import { calendar } from '../month-calendar/MonthCalendar.css.ts';
import { FieldFrame, type FieldFrameProps } from '../text-field/FieldFrame.tsx';
import * as text from '../text-field/TextField.css.ts';
import { TimeField } from '../time-field/index.ts';
import * as styles from './DatePicker.css.ts';
import { PickerPopover } from './PickerPopover.tsx';

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
        <Group className={clsx(field, styles.box)}>
          <DateSegments className={styles.segments} />
          <Button className={styles.opener}>
            <Icon name="calendar_ltr" size={16} />
          </Button>
        </Group>
      </FieldFrame>
      <PickerPopover>
        <Dialog className={styles.sheet}>
          {({ close }) => (
            <>
              {presets && presets.length > 0 && <Presets presets={presets} granularity={granularity} close={close} />}
              <div className={styles.main}>
                <Calendar<DateValue> className={calendar}>
                  <CalendarMonths visibleMonths={1} />
                </Calendar>
                {granularity === 'minute' && <Time hourCycle={props.hourCycle} close={close} />}
              </div>
            </>
          )}
        </Dialog>
      </PickerPopover>
    </AriaDatePicker>
  );
}

interface PresetsProps {
  presets: readonly DatePreset[];
  granularity: DateGranularity;
  close: () => void;
}

function Presets({ presets, granularity, close }: PresetsProps) {
  const state = use(DatePickerStateContext);
  return (
    <div className={styles.presets}>
      {presets.map(({ id, label, value }) => (
        <Button
          key={id}
          className={styles.preset}
          onPress={() => {
            state?.setValue(parseIsoDate(value, granularity));
            close();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

function Time({ hourCycle, close }: { hourCycle: 12 | 24 | undefined; close: () => void }) {
  const state = use(DatePickerStateContext);
  const { datePicker: words } = useStrings();
  return (
    <div className={styles.foot}>
      <TimeField
        aria-label={words.time}
        hourCycle={hourCycle}
        value={state?.timeValue ? toIsoTime(state.timeValue) : null}
        onChange={(time) => {
          const value = time === null ? null : parseIsoDate(`2000-01-01T${time}`, 'minute');
          // Half a time is kept by its field until it is whole.
          if (value && 'hour' in value) state?.setTimeValue(value);
        }}
      />
      <TextButton tone="accent" onPress={close}>
        {words.done}
      </TextButton>
    </div>
  );
}
