import { fallbackVar } from '@vanilla-extract/css';
import { rtl } from '../styles/rtl.ts';
import { vars } from '../theme/contract.css.ts';
import { barAt } from './rowBlock.css.ts';

/** Bar at the edge of a selected row. Use a shadow: adding a box would make the browser lay out all visible rows again. */
export const chosenBar = `inset ${fallbackVar(barAt, '3px')} 0 ${vars.color.selection.bar}`;
/** Spread into the selectors of the row. */
export const chosenBarTurned = { [rtl]: { vars: { [barAt]: '-3px' } } } as const;
