export { markOfUnknown, recordSecurity } from './recordSecurity.ts';
export { deleteOldRecords } from './security.repository.ts';
