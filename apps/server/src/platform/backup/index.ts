export { backUp, backupResult } from './backUp.ts';
