export { applyFlags, moveBetween } from './applyBulk.ts';
export { deleteRows, type FlagPatch, journalUids, nextStretch, type Selection, selected } from './bulk.repository.ts';
export { toBulkAnswer, toMoveAnswer } from './bulkAnswer.ts';
export { applyWork, type BulkStep, type BulkWork, checkWork, toldOf } from './bulkWork.ts';
export { recordDeleted } from './deletedRecord.repository.ts';
export { deleteMessages, expungeMessages } from './deleteMessages.ts';
export { type BulkOutcome, doBulk, maximumAtOnce } from './doBulk.ts';
export {
  advanceMailJob,
  deleteEndedJobs,
  endMailJob,
  type FilterWork,
  type HeldJob,
  holdMailJob,
  insertMailJob,
  mailJobChannel,
  noteFailure,
  selectMailJob,
} from './mailJob.repository.ts';
export { moveMessages, moveReadMessage } from './moveMessages.ts';
export { deleteRemark, setRemark } from './setRemark.ts';
