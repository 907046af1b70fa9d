export { leaveSystemNotice } from './leaveSystemNotice.ts';
