export { openCountedFile, openSharedFile } from './previewShared.ts';
export { visitorOf } from './visitorOf.ts';
