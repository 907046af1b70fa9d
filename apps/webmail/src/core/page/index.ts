export { downloadFile, useLeaveGuard } from '@jinshu/app/page';
export { pageLoad } from './pageLoad.ts';
export { panelId, returnFocus } from './returnFocus.ts';
export { Sidebar } from './SidebarSlot.tsx';
