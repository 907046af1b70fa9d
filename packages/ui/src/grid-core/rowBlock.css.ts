import { createVar } from '@vanilla-extract/css';

/** How many rows a block has. */
export const rowCount = createVar();
/** How high each row of a block is. */
export const rowHeight = createVar();
/** Where the bar of a chosen row ends, from the left edge, or below nothing from the right one. */
export const barAt = createVar();
