export { visitorOf } from './openShare.ts';
export { openCountedFile, openSharedFile } from './previewShared.ts';
