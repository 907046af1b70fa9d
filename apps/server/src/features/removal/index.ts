export { beginRemoval, removalDay } from './beginRemoval.ts';
export { unmarkRemoval } from './removal.repository.ts';
export { startRemovals } from './startRemovals.ts';
