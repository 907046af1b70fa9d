export * from './attachments.ts';
export * from './composeForm.ts';
export * from './composeMachine.ts';
