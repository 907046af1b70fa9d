import { fallbackVar } from '@vanilla-extract/css';
import { rtl } from '../styles/rtl.ts';
import { vars } from '../theme/contract.css.ts';
import { barAt } from './rowBlock.css.ts';

/** The bar at the edge of a chosen row: a shadow, since for a box that comes the browser puts all the rows in sight together anew. */
export const chosenBar = `inset ${fallbackVar(barAt, '3px')} 0 ${vars.color.selection.bar}`;
/** Spread into the selectors of the row. */
export const chosenBarTurned = { [rtl]: { vars: { [barAt]: '-3px' } } } as const;
