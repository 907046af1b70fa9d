export { escapeHtml, htmlToText, textToHtml } from './htmlToText.ts';
export { letterText } from './letterText.ts';
export { readRtf, unpackRtf } from './rtf.ts';
export { unwrapFlowed } from './textFormat.ts';
