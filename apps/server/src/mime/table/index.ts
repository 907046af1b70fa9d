export { parseTable, type TableFile } from './parseTable.ts';
