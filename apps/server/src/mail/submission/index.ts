export { type DueSubmission, outboxChannel } from './submission.repository.ts';
