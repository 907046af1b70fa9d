export * from './attachments.ts';
export * from './composeForm.ts';
export * from './composeMachine.ts';
export * from './isUnsaved.ts';
