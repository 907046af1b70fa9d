export { writeTable } from './writeTable.ts';
