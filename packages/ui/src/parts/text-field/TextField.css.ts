import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[4], minInlineSize: 0 }));

/** The name beside the field instead of above it, as in narrow forms of many lines. */
export const beside = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: base.space[8],
    rowGap: base.space[4],
  }),
);
/** Centers a one-line label on the field. Further lines follow below, with normal line spacing. */
export const besideLabel = style(
  inLayer({ paddingBlock: `calc((${vars.density.control} - ${base.type.body.fontSize} * ${base.type.body.lineHeight}) / 2)` }),
);
export const besideRest = style(inLayer({ gridColumn: 2 }));

export const box = style(
  inLayer({ color: vars.color.text.secondary, selectors: { '&[data-hovered]': { background: vars.color.surface.raised } } }),
);

export const large = style(inLayer({ minBlockSize: '42px' }));

export const input = style(
  inLayer({
    ...typography('body'),
    flex: '1 1 auto',
    // As high as its box, which would take the press and do nothing.
    alignSelf: 'stretch',
    inlineSize: '100%',
    minInlineSize: 0,
    paddingBlock: base.space[4],
    paddingInline: 0,
    border: 0,
    background: 'none',
    color: vars.color.text.primary,
    outline: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.text.tertiary, opacity: 1 },
      '&[data-disabled]': { color: vars.color.text.disabled },
      // Edge draws an eye of its own beside ours.
      '&::-ms-reveal': { display: 'none' },
    },
  }),
);

export const count = style(inLayer({ ...typography('caption'), ...tabular, flex: 'none', color: vars.color.text.tertiary }));
