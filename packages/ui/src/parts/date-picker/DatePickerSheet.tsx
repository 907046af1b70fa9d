import { use } from 'react';
import { Calendar, DatePickerStateContext, type DateValue } from 'react-aria-components';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../button/index.ts';
import { type DateGranularity, parseIsoDate, toIsoTime } from '../date-field/isoDate.ts';
import { CalendarMonths } from '../month-calendar/CalendarMonths.tsx';
import { calendar } from '../month-calendar/MonthCalendar.css.ts';
import { TimeField } from '../time-field/index.ts';
import * as styles from './DatePicker.css.ts';
import type { DatePickerProps } from './DatePicker.tsx';
import { PickerPopover } from './PickerPopover.tsx';

interface DatePickerSheetProps extends Pick<DatePickerProps, 'presets' | 'hourCycle'> {
  granularity: DateGranularity;
}

/** Presets, calendar and time of a date picker. */
export function DatePickerSheet({ presets, granularity, hourCycle }: DatePickerSheetProps) {
  const state = use(DatePickerStateContext);
  return (
    <PickerPopover presets={presets} onPreset={(value) => state?.setValue(parseIsoDate(value, granularity))}>
      {(close) => (
        <div className={styles.main}>
          <Calendar<DateValue> className={calendar}>
            <CalendarMonths visibleMonths={1} />
          </Calendar>
          {granularity === 'minute' && <Time hourCycle={hourCycle} close={close} />}
        </div>
      )}
    </PickerPopover>
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
      <Button tone="accent" onPress={close}>
        {words.done}
      </Button>
    </div>
  );
}
