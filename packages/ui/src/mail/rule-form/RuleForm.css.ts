import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const form = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[16], minInlineSize: 0 }),
);
export const line = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: base.space[12] }));
export const wide = style(inLayer({ flex: '1 1 220px', minInlineSize: 0 }));
export const narrow = style(inLayer({ flex: '0 1 180px', minInlineSize: 0 }));
export const pair = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: base.space[12],
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const group = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[8], minInlineSize: 0 }));
export const heading = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[8] }));
export const note = style(inLayer({ ...typography('caption'), color: vars.color.text.tertiary }));
export const condition = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: '152px 120px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: base.space[8],
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
export const field = style(inLayer({ minInlineSize: 0 }));
/** On narrow screens each control has its own row: two long names side by side are hard to read. */
export const comparison = style(inLayer({ minInlineSize: 0, '@media': { [base.media.narrow]: { gridColumn: '1', gridRow: '2' } } }));
export const value = style(inLayer({ minInlineSize: 0, '@media': { [base.media.narrow]: { gridColumn: '1', gridRow: '3' } } }));
export const error = style(
  inLayer({
    ...typography('caption'),
    color: vars.color.status.danger.text,
    selectors: { '&:empty': { marginBlockStart: `calc(${base.space[16]} * -1)` } },
  }),
);
