export { type ArchiveEntry, openArchive } from './archive.ts';
export { enqueueFiles, insertText, selectLexemes } from './attachmentText.repository.ts';
export { createTextReader, type ReadFile, type TextReader } from './createTextReader.ts';
export { limits } from './limits.ts';
export { readText } from './readText.ts';
export { type TextFailure, Unreadable } from './Unreadable.ts';
