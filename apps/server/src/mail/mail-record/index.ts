export { insertMailRecords, longestPerson, longestSubject, type NewMailRecord } from './mailRecord.repository.ts';
export { recordTerms } from './recordTerms.ts';
export { mailWords, type WordSource, wordHits } from './recordWords.repository.ts';
