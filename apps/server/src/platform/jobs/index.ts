export { claimChore, moveChore } from './chore.repository.ts';
export { cancelJob, claimJobs, hastenJob, holdJob, type Job, scheduleJob, settleJob, untilNextJob } from './job.repository.ts';
export { retryDelay } from './retryDelay.ts';
