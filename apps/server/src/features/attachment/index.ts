export { attachmentRoutes } from './attachment.routes.ts';
export { attachmentUseRoutes } from './attachmentUse.routes.ts';
