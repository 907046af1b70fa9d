export { decodeQuotedPrintable, decodeTextTransfer, decodeTransfer, isUuencoded } from './transferEncoding.ts';
export { takeUuencoded } from './uuencode.ts';
