export { CapacityField } from './CapacityField.tsx';
export { LeaveQuestion } from './LeaveQuestion.tsx';
export { type Draft, useDraft } from './useDraft.ts';
