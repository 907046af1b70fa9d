export { attachmentRoutes } from './attachment.routes.ts';
export { type FileRef, type OpenFile, openFile, openMailFile, streamOf } from './openFile.ts';
export { storedAttachmentRoutes } from './storedAttachment.routes.ts';
