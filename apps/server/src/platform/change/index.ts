export { lockMailbox, recordChanges } from './change.repository.ts';
