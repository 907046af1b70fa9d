export { DateField, type DateFieldProps } from './DateField.tsx';
export type { DateGranularity } from './isoDate.ts';
export type { DateBounds, DateFieldValue } from './useDateProps.ts';
