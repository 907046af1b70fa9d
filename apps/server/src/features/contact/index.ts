export { foldForFinding, nameIndex, nameQuery, sortKey } from './nameIndex.ts';
