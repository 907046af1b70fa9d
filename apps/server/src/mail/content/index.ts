export { readRaw } from './content.repository.ts';
