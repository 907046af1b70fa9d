import { createVar, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** Level of a line, from 1. */
export const levelOf = createVar();

export const tree = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[1], ...typography('body') }));
export const line = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: base.space[6],
    flex: 'none',
    boxSizing: 'border-box',
    blockSize: vars.density.tree,
    paddingInlineStart: `calc(${base.space[12]} + (${levelOf} - 1) * ${base.space[16]})`,
    paddingInlineEnd: base.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.text.secondary,
    cursor: 'default',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&[aria-selected="true"]': {
        background: vars.color.surface.panel,
        boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
        color: vars.color.text.primary,
        fontWeight: 600,
      },
      '&[data-drop]': { background: vars.color.accent.soft, boxShadow: `inset 0 0 0 2px ${vars.color.accent.base}` },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': {
      [base.media.touch]: { blockSize: '44px' },
      [base.media.forcedColors]: {
        selectors: {
          '&[data-drop]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
export const chevron = style(
  inLayer({ display: 'grid', placeItems: 'center', flex: 'none', inlineSize: base.space[16], color: vars.color.text.tertiary }),
);
export const name = style(inLayer({ ...oneLine, flex: 1 }));
const hasActions = `${line}:is(:hover, :focus-visible, :focus-within):has(button) &`;
export const count = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    color: vars.color.text.tertiary,
    pointerEvents: 'none',
    selectors: {
      // The name of the line says the number in full.
      '&::after': { content: 'attr(data-count)' },
      [`${line}[aria-selected="true"] &`]: { color: 'inherit' },
      [hasActions]: { opacity: 0 },
    },
  }),
);
export const menu = style(
  inLayer({
    position: 'absolute',
    insetInlineEnd: base.space[4],
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.tertiary,
    opacity: 0,
    selectors: {
      [`${line}:is(:hover, :focus-visible, :focus-within) &`]: { opacity: 1 },
      '&:hover': { color: vars.color.text.primary },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': { [base.media.touch]: { opacity: 1, insetInlineEnd: base.space[32] } },
  }),
);
