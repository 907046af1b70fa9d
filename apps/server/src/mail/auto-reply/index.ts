export { isInPeriod } from './isInPeriod.ts';
export { mayAnswer } from './mayAnswer.ts';
