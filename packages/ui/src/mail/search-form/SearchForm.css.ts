import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** The fields share the column of their names, which is as wide as the longest of them in the language at hand. */
export const form = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    gap: `${base.space[8]} ${base.space[16]}`,
    minInlineSize: 0,
  }),
);
// Twice, to be stronger than the columns that a field has alone.
globalStyle(`${form}${form} > *`, inLayer({ gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' }));

export const listForm = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 240px)) auto',
    alignItems: 'end',
    gap: `${base.space[8]} ${base.space[12]}`,
    padding: `${base.space[12]} ${base.space[16]} ${base.space[12]} 14px`,
    background: vars.color.surface.sunken,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    '@media': {
      [base.media.narrow]: { gridTemplateColumns: '1fr' },
    },
  }),
);
export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[8] }));

export const note = style(
  inLayer({
    ...typography('caption'),
    color: vars.color.text.tertiary,
    selectors: { '&[data-refused]': { color: vars.color.status.danger.text } },
  }),
);

export const terms = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'inherit',
    gap: `0 ${base.space[12]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const term = style(inLayer({ overflowWrap: 'anywhere', minInlineSize: 0 }));
export const centred = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[4], justifyContent: 'center' }));

export const mark = style(
  inLayer({
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
    fontWeight: base.type.bodyStrong.fontWeight,
    borderRadius: vars.radius.chip,
  }),
);

export const snippet = style(
  inLayer({ marginInlineStart: base.space[8], color: vars.color.text.tertiary, fontWeight: base.type.body.fontWeight }),
);

// Keep the icon inline, so that it doesn't break the line.
export const snippetIcon = style(inLayer({ display: 'inline-block', verticalAlign: 'text-bottom' }));
