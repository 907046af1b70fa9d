export { CapacityField } from './CapacityField.tsx';
export { LeaveQuestion } from './LeaveQuestion.tsx';
export { useDraft } from './useDraft.ts';
