export { letterColoursOptions } from './letterColours.queries.ts';
export { useLetterColours } from './useLetterColours.ts';
