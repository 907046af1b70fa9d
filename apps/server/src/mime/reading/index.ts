export { currentReading } from './currentReading.ts';
export { closeParsePool, prepareAnywhere, prepareBatch } from './parsePool.ts';
export { plainText, readPlainText } from './plainText.ts';
export type { PreparedMessage } from './prepareMessage.ts';
