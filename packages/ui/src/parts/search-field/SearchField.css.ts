import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, focusRingBar } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumbHigh, thumbReach } from '../../foundation/styles/thumb.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const box = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    boxSizing: 'border-box',
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: '34px',
    paddingInline: `10px ${base.space[4]}`,
    borderRadius: vars.radius.control,
    outline: 'none',
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const root = styleVariants({
  bar: [
    box,
    inLayer({
      background: vars.color.bar.field,
      color: vars.color.bar.muted,
      boxShadow: `inset 0 0 0 ${vars.border.width} color-mix(in oklch, ${vars.color.bar.fieldBorder} ${vars.shape.barFieldEdge}, transparent)`,
      selectors: { '&:has(input[data-focused])': { boxShadow: `inset 0 0 0 2px ${vars.color.bar.ring}` } },
    }),
  ],
  panel: [
    box,
    inLayer({
      blockSize: vars.density.control,
      '@media': thumbHigh,
      background: vars.color.surface.raised,
      color: vars.color.text.tertiary,
      boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.strong}`,
      selectors: {
        '&:has(input[data-focused])': { boxShadow: `inset 0 0 0 2px ${vars.color.focus.ring}` },
        '&[data-disabled]': { color: vars.color.text.disabled, boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}` },
      },
    }),
  ],
});

/** Content at the end. On the bar, buttons use the bar's text color instead of their own: the bar can be dark on a light page. */
export const end = styleVariants({ bar: inLayer({ display: 'contents' }), panel: inLayer({ display: 'contents' }) });
globalStyle(`${end.bar} button`, inLayer({ color: vars.color.bar.text }));

const bare = style(
  inLayer({
    ...typography('body'),
    flex: '1 1 auto',
    inlineSize: '100%',
    minInlineSize: 0,
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    background: 'none',
    outline: 'none',
    appearance: 'none',
    selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' } },
  }),
);

export const input = styleVariants({
  bar: [
    bare,
    inLayer({
      color: vars.color.bar.text,
      selectors: { '&::placeholder': { color: vars.color.bar.muted, opacity: 1, textOverflow: 'ellipsis' } },
    }),
  ],
  panel: [
    bare,
    inLayer({
      color: vars.color.text.primary,
      selectors: {
        '&::placeholder': { color: vars.color.text.tertiary, opacity: 1, textOverflow: 'ellipsis' },
        '&[data-disabled]::placeholder': { color: vars.color.text.disabled },
      },
    }),
  ],
});

const round = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    borderRadius: vars.radius.control,
    outline: 'none',
  }),
);

export const clear = styleVariants({
  bar: [
    round,
    inLayer({
      selectors: {
        ...focusRingBar,
        ...thumbReach('10px'),
        '&[data-hovered]': { background: vars.color.bar.hover, color: vars.color.bar.text },
      },
    }),
  ],
  panel: [
    round,
    inLayer({
      selectors: {
        ...focusRing,
        ...thumbReach('10px'),
        '&[data-hovered]': { background: vars.color.surface.hover, color: vars.color.text.primary },
      },
    }),
  ],
});

export const wrapper = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }));
