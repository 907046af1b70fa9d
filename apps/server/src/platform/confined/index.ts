export { type ConfinedReader, createConfinedReader } from './createConfinedReader.ts';
export { serveConfined } from './serveConfined.ts';
