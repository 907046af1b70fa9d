export { collectContents } from './collectContents.repository.ts';
export { joinRaw, linkToOriginal, readRaw, selectHoldersOf, storeContent, storeContents } from './content.repository.ts';
