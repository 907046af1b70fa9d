export { describeProblem } from './describeProblem.ts';
export { problemStrings } from './problem.strings.ts';
export { problemMoreStrings } from './problem-more.strings.ts';
export { ScreenFailure } from './ScreenFailure.tsx';
export { speaksForItself, useReport } from './useReport.ts';
