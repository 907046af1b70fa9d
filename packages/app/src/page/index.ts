export { downloadFile } from './downloadFile.ts';
export { useLeaveGuard } from './useLeaveGuard.ts';
