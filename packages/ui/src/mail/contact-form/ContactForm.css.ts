import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const form = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[16], minInlineSize: 0 }),
);
export const pair = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: base.space[16],
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const error = style(
  inLayer({
    ...typography('caption'),
    color: vars.color.status.danger.text,
    selectors: { '&:empty': { marginBlockStart: `calc(${base.space[16]} * -1)` } },
  }),
);
