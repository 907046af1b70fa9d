export { closeParsePool, prepareAnywhere } from './parsePool.ts';
export { readPlainText } from './plainText.ts';
export type { PreparedMessage } from './prepareMessage.ts';
