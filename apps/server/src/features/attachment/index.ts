export { attachmentRoutes } from './attachment.routes.ts';
export { attachmentUseRoutes } from './attachmentUse.routes.ts';
export { type FileRef, type OpenFile, openFile, openMailFile, streamOf } from './openFile.ts';
