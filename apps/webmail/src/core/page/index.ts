export { downloadFile, useLeaveGuard } from '@jinshu/app/page';
export { pageLoad } from './pageLoad.ts';
export { Sidebar } from './SidebarSlot.tsx';
