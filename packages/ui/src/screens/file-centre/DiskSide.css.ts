import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const side = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: '10px', blockSize: '100%', minBlockSize: 0 }),
);
export const top = style(inLayer({ display: 'flex', gap: base.space[4], flex: 'none' }));
export const upload = style(inLayer({ flex: '1 1 auto' }));
export const places = style(inLayer({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto' }));
/** The ground keeps the figures readable on the image of a skin. */
export const capacity = style(
  inLayer({ flex: 'none', padding: base.space[8], borderRadius: vars.radius.control, background: vars.color.surface.sidebar }),
);

const chips = style(
  inLayer({ display: 'flex', gap: base.space[8], padding: `${base.space[8]} ${base.space[16]}`, overflowX: 'auto', flex: 'none' }),
);
export const links = styleVariants({
  rows: [style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[2] }))],
  chips: [chips],
});
export const place = style(
  inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, selectors: { [`${chips} > &`]: { flex: 'none' } } }),
);
/** A link and the number beside it, which is not part of its name. */
export const spot = style(inLayer({ position: 'relative', minInlineSize: 0 }));
export const link = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '32px',
    paddingInline: base.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      '&:hover': { background: vars.color.surface.hover },
      '&[aria-current]': { background: vars.color.selection.bg, color: vars.color.accent.softText, fontWeight: 600 },
      [`${chips} &`]: { paddingInline: base.space[12], background: vars.color.surface.sunken },
      '&[data-counted]': { paddingInlineEnd: base.space[32] },
      [`${chips} &[aria-current]`]: { background: vars.color.accent.soft },
    },
    '@media': {
      [base.media.touch]: { minBlockSize: '44px' },
      [base.media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
    },
  }),
);
export const icon = style(inLayer({ flex: 'none', selectors: { [`${chips} &`]: { display: 'none' } } }));
export const label = style(inLayer({ ...oneLine, flex: 1 }));
export const count = style(
  inLayer({
    ...tabular,
    ...typography('caption'),
    position: 'absolute',
    insetInlineEnd: base.space[8],
    insetBlock: 0,
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'none',
    color: vars.color.text.tertiary,
  }),
);
