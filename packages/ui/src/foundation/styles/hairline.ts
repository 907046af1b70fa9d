import { vars } from '../theme/contract.css.ts';

/** The line between rows or cells of one thing, as fine in every skin. What ends the thing itself takes the width of the skin. */
export const hairline = `1px solid ${vars.color.border.subtle}`;
