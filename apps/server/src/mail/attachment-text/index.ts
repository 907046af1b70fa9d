export { enqueueFiles, insertText, selectLexemes } from './attachmentText.repository.ts';
export { createTextReader, type ReadFile, type TextReader } from './createTextReader.ts';
