export { type ArchiveEntry, openArchive } from './archive.ts';
export { limits } from './limits.ts';
export { type AttachedFile, readText } from './readText.ts';
export { type TextFailure, Unreadable } from './Unreadable.ts';
