export { draftLexeme, mailboxQuery } from './mailboxQuery.ts';
export { createMarker } from './markHits.ts';
export { byTextIndex, hasWords } from './search.repository.ts';
