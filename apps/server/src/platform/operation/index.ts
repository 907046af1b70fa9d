export type { OperationSession } from './OperationSession.ts';
export {
  type ActionTarget,
  deleteOldOperationRecords,
  insertOperationRecord,
  type OperationAction,
  type OperationAuthor,
  selectLastActions,
} from './operationRecord.repository.ts';
export {
  deleteOperationSession,
  deleteOperationSessionsOf,
  insertOperationSession,
  noteOperationUse,
  notePassword,
  selectOperationSession,
} from './operationSession.repository.ts';
export { authorOf, changesBetween, commandLine, recordAction, refuseStaleChange } from './recordAction.ts';
