import { createVar } from '@vanilla-extract/css';

/** How many rows a block has. */
export const rowCount = createVar();
/** How high each row of a block is. */
export const rowHeight = createVar();
