export { decodeWords, fieldValue, type HeaderField } from './headers.ts';
export { oneLine } from './headerText.ts';
