export { nameIndex, sortKey } from './nameIndex.ts';
