export { maximumTableBytes, readTable } from './readTable.ts';
export { writeTable } from './writeTable.ts';
