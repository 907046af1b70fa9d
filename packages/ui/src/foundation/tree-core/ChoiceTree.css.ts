import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../styles/focusRing.ts';
import { inLayer } from '../styles/inLayer.ts';
import { oneLine, typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';

export const tree = style(inLayer({ ...typography('body'), outline: 'none', minInlineSize: 0 }));
export const item = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.density.tree,
    paddingInlineStart: `calc(${base.space[4]} + (var(--tree-item-level) - 1) * ${base.space[16]})`,
    paddingInlineEnd: base.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    outline: 'none',
    cursor: 'default',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-selected]': { background: vars.color.accent.soft, color: vars.color.accent.softText, fontWeight: 600 },
    },
    '@media': {
      [base.media.touch]: { minBlockSize: '44px' },
      [base.media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
export const row = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[6], minInlineSize: 0, flex: 1 }));
export const name = style(inLayer({ ...oneLine }));
export const chevron = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.tertiary,
    selectors: focusRing,
  }),
);
