export { downloadFile, useLeaveGuard } from '@jinshu/app/page';
export { Sidebar } from './SidebarSlot.tsx';
