export { downloadFile, useLeaveGuard } from '@jinshu/app/page';
export { helpPage } from './helpPage.ts';
export { lateParts } from './lateParts.ts';
export { layoutStrings } from './layout.strings.ts';
export { PageRouter, usePageStep } from './PageRouter.tsx';
export { pageLoad } from './pageLoad.ts';
export { panelId, returnFocus } from './returnFocus.ts';
export { Sidebar, SidebarSlot, SidebarSlotProvider } from './SidebarSlot.tsx';
