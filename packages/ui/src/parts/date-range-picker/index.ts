export { DateRangePicker, type DateRangePickerProps, type DateRangePreset, type IsoDateRange } from './DateRangePicker.tsx';
