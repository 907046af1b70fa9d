import { rowCount, rowHeight } from './rowBlock.css.ts';

/**
 * Rows of a known height that come and go as one. Out of sight they cost nothing but their height, and are still found by the browser's
 * search and by screen readers. It is left to the block and not to each row: of a thousand rows the browser would ask each where it is.
 */
export const blockRule = { contentVisibility: 'auto', containIntrinsicBlockSize: `calc(${rowCount} * ${rowHeight})` } as const;
