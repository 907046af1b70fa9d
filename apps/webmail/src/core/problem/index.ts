export { describeFailure, failing, tellFailure } from './describeFailure.ts';
export { describeProblem } from './describeProblem.ts';
export { ScreenFailure } from './ScreenFailure.tsx';
export { useReport } from './useReport.ts';
