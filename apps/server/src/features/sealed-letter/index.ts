export { type Letter, packLetter, type WrittenLetter } from './letter.ts';
export { type LetterRef, openLetterFiles } from './letterFiles.ts';
export { headText, type LetterKind, linkText, pageWords } from './letterWords.ts';
export { openLetter } from './openLetter.ts';
export { type LetterInput, readLetter } from './readLetter.ts';
