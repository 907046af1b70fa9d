export { downloadFile } from './downloadFile.ts';
export { Sidebar } from './SidebarSlot.tsx';
export { useLeaveGuard } from './useLeaveGuard.ts';
