export { RecallFlow } from './parts.ts';
export { fateReasonOf, recallReasonOf, shownStateOf } from './shownDelivery.ts';
