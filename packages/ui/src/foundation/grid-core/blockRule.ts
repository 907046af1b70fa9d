import { rowCount, rowHeight } from './rowBlock.css.ts';

/**
 * Skips rendering of a block of rows with known height while it is out of view. Find in page and screen readers still reach its rows.
 * Applied to blocks and not to rows, because the browser would check the position of each of a thousand rows.
 */
export const blockRule = { contentVisibility: 'auto', containIntrinsicBlockSize: `calc(${rowCount} * ${rowHeight})` } as const;
