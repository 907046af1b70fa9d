export type { QueuedFile, QueuedState, UploadProgress, UploadTarget } from './queue.ts';
export * from './rules.ts';
export { type UploadContext, type UploadEvent, type UploadInput, uploadMachine } from './uploadMachine.ts';
