export { applyChange } from './applyChange.ts';
export { calendarKeys } from './calendarKeys.ts';
export type { ListViewControl } from './useListView.ts';
