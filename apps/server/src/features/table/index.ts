export { parseTable } from './parseTable.ts';
export { maximumTableBytes, readTable } from './readTable.ts';
export { writeTable } from './writeTable.ts';
