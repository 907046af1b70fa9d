export { DatePicker, type DatePickerProps, type DatePreset } from './DatePicker.tsx';
export { useDatePresets } from './useDatePresets.ts';
