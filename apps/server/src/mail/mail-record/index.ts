export { insertMailRecords, longestPerson, longestSubject, type NewMailRecord } from './mailRecord.repository.ts';
