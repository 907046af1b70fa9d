export { createConfinedReader } from './createConfinedReader.ts';
export { serveConfined } from './serveConfined.ts';
