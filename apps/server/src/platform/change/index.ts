export { lockMailbox, recordChange, recordChanges } from './change.repository.ts';
