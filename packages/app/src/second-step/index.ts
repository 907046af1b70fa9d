export { type SecondStepCalls, useSecondStep } from './useSecondStep.ts';
