export type { Logger } from './Logger.ts';
export { createLog } from './log.ts';
