import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';

export const defaults = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: base.space[16],
    flex: 'none',
    padding: base.space[12],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
export const field = style(inLayer({ flex: '1 1 180px', minInlineSize: 0 }));

/** Says of a signature where it is put in by itself. */
export const badge = style(inLayer({ ...typography('caption'), color: vars.color.text.tertiary }));
