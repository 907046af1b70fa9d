export { serveConfined } from './serveConfined.ts';
