export { describeFailure, describeRefusal, type Failing, failing, tellFailure } from './describeFailure.ts';
export { describeProblem } from './describeProblem.ts';
export { outcomeStrings } from './outcome.strings.ts';
export { ScreenFailure } from './ScreenFailure.tsx';
export { speaksForItself, useReport } from './useReport.ts';
