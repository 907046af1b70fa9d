export { exportSetUp } from './exportSetUp.ts';
export { type ImportReport, importSetUp } from './importSetUp.ts';
