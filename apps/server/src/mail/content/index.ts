export { collectContents } from './collectContents.repository.ts';
export { readRaw } from './content.repository.ts';
