export type { Letter } from './letter.ts';
export { openLetter } from './openLetter.ts';
