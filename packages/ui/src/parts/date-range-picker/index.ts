export { DateRangePicker, type DateRangePickerProps, type DateRangePreset } from './DateRangePicker.tsx';
export type { IsoDateRange } from './useRangeProps.ts';
