export { SearchTab } from './parts.ts';
