import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';

/** Text inherits color and type from the page, which wears another skin, or is that of a host. */
export const scope = style(
  inLayer({ ...typography('body'), fontFamily: base.font.ui, color: vars.color.text.primary, background: vars.color.surface.canvas }),
);
