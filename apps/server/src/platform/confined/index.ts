export { type ConfinedReader, createConfinedReader } from './createConfinedReader.ts';
