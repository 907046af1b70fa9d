export { decodePage, decodeText, isSameCharset } from './charset.ts';
export { charsetOfCodePage } from './codePage.ts';
