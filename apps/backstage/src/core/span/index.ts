export { useSpan } from './useSpan.ts';
