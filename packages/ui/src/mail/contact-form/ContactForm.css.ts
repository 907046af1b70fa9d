import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const form = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[32], minInlineSize: 0 }),
);
export const section = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: base.space[16],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    scrollMarginBlockStart: base.space[16],
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const title = style(
  inLayer({
    ...typography('bodyStrong'),
    gridColumn: '1 / -1',
    inlineSize: '100%',
    // The gap of the grid doesn't follow a legend.
    margin: `0 0 ${base.space[16]}`,
    padding: `0 0 ${base.space[8]}`,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    color: vars.color.text.primary,
  }),
);
export const wide = style(inLayer({ gridColumn: '1 / -1', minInlineSize: 0 }));
export const list = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: base.space[8],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  }),
);
export const listLabel = style(
  inLayer({ ...typography('body'), margin: `0 0 ${base.space[4]}`, padding: 0, color: vars.color.text.secondary }),
);
export const listRow = style(inLayer({ display: 'flex', alignItems: 'start', gap: base.space[4], inlineSize: '100%' }));
export const listField = style(inLayer({ flex: 1, minInlineSize: 0 }));
export const error = style(
  inLayer({
    ...typography('caption'),
    color: vars.color.status.danger.text,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
