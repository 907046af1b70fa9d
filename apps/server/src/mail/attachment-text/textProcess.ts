import { type AttachedFile, limits, readText } from '../../mime/document/index.ts';
import { textLexemes } from '../../mime/lexeme/index.ts';
import { serveConfined } from '../../platform/confined-program/index.ts';
import type { ReadFile } from './createTextReader.ts';

/** The process that takes text out of files. */
serveConfined<AttachedFile, ReadFile>(limits.residentMegabytes, async (file) => {
  const found = await readText(file);
  return 'text' in found ? { ...found, lexemes: textLexemes(found.text, limits) } : found;
});
