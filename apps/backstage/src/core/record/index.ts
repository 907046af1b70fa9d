export { ActionHistory } from './ActionHistory.tsx';
export { actionRecordStrings, targetStrings } from './action-record.strings.ts';
export { useRecordColumns } from './useRecordColumns.tsx';
