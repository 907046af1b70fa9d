export { beginHandOver, noteAccepted, selectAccepted } from './delivery.repository.ts';
export { listDeliveries } from './listDeliveries.ts';
export { type RecallRules, recallRules } from './recallRules.ts';
