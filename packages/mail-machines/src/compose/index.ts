export * from './composeForm.ts';
export * from './composeMachine.ts';
