export { type LazyPart, lazyPart } from './lazyPart.ts';
