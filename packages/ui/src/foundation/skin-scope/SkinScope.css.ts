import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { vars } from '../theme/contract.css.ts';

/** Text inherits its color from the page, which wears another skin. */
export const scope = style(inLayer({ color: vars.color.text.primary, background: vars.color.surface.canvas }));
