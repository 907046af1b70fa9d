export { backUp, backupResult } from './backUp.ts';
export { noProgress, type Progress } from './Progress.ts';
export { restore } from './restore.ts';
