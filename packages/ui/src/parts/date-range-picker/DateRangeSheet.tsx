import { clsx } from 'clsx';
import { use } from 'react';
import { DateRangePickerStateContext, type DateValue, RangeCalendar } from 'react-aria-components';
import * as picker from '../date-picker/DatePicker.css.ts';
import { PickerPopover } from '../date-picker/PickerPopover.tsx';
import { CalendarMonths } from '../month-calendar/CalendarMonths.tsx';
import { calendar } from '../month-calendar/MonthCalendar.css.ts';
import type { DateRangePreset } from './DateRangePicker.tsx';
import { parseRange } from './useRangeProps.ts';

interface DateRangeSheetProps {
  presets: readonly DateRangePreset[] | undefined;
  visibleMonths: 1 | 2;
}

/** Presets and calendar of a date range picker. */
export function DateRangeSheet({ presets, visibleMonths }: DateRangeSheetProps) {
  const state = use(DateRangePickerStateContext);
  return (
    <PickerPopover presets={presets} onPreset={(value) => state?.setValue(parseRange(value))}>
      {() => (
        <div className={clsx(picker.main, visibleMonths === 2 && picker.mainOfTwo)}>
          <RangeCalendar<DateValue> className={calendar} visibleDuration={{ months: visibleMonths }}>
            <CalendarMonths visibleMonths={visibleMonths} isRange />
          </RangeCalendar>
        </div>
      )}
    </PickerPopover>
  );
}
