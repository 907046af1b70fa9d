export { applyChange } from './applyChange.ts';
export { calendarKeys } from './calendarKeys.ts';
