import { createVar } from '@vanilla-extract/css';

/** Number of rows in a block. */
export const rowCount = createVar();
/** Height of each row in a block. */
export const rowHeight = createVar();
/** Position where the bar of a selected row ends, from the left edge; negative from the right edge. */
export const barAt = createVar();
