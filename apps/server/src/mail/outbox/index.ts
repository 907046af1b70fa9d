export { giveUp } from './giveUp.ts';
export { releaseHeld } from './queue.repository.ts';
export { sendTestMail, type TestedWay } from './sendTestMail.ts';
export { settle } from './settle.ts';
