export { ActionHistory } from './ActionHistory.tsx';
export { actionRecordStrings, targetStrings } from './action-record.strings.ts';
export { HistoryButton } from './HistoryButton.tsx';
export { useAuthor } from './useAuthor.ts';
export { useRecordColumns } from './useRecordColumns.tsx';
