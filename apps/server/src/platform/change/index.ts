export { ChangeBus, sessionEndWord } from './ChangeBus.ts';
export {
  changeChannel,
  changesAfter,
  lockMailbox,
  mailboxVersion,
  pruneChanges,
  recordChange,
  recordChanges,
} from './change.repository.ts';
export { coalesceChanges } from './coalesceChanges.ts';
export { withOwnChanges } from './ownChanges.ts';
