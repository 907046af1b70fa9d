export { collectContents } from './collectContents.repository.ts';
export { readRaw, storeContent } from './content.repository.ts';
