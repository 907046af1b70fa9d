import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { rtl } from '../../foundation/styles/rtl.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const tree = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[1], ...typography('body') }));

export const line = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flex: 'none',
    boxSizing: 'border-box',
    blockSize: vars.density.tree,
    paddingInline: `10px ${base.space[8]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text.secondary,
    cursor: 'default',
    userSelect: 'none',
    selectors: {
      '&[data-level="2"]': { paddingInlineStart: '30px' },
      '&[data-unread]': { color: vars.color.text.primary },
      '&:hover': { background: vars.color.surface.hover },
      '&[aria-selected="true"]': { background: vars.color.accent.soft, color: vars.color.accent.softText, fontWeight: 600 },
      '&[aria-selected="true"]:hover': { background: vars.color.accent.softHover },
      '&[data-drop="on"]': { background: vars.color.accent.soft, boxShadow: `inset 0 0 0 2px ${vars.color.accent.base}` },
      '&[data-drop="before"]': { boxShadow: `inset 0 2px 0 ${vars.color.accent.base}` },
      '&[data-drop="after"]': { boxShadow: `inset 0 -2px 0 ${vars.color.accent.base}` },
      '&:focus': { outline: 'none' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': {
      [base.media.touch]: { blockSize: '44px' },
      [base.media.forcedColors]: {
        selectors: {
          '&[data-drop="on"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-drop="before"]': { borderBlockStart: '2px solid Highlight' },
          '&[data-drop="after"]': { borderBlockEnd: '2px solid Highlight' },
          '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const icon = style(
  inLayer({
    color: vars.color.text.tertiary,
    selectors: { [`${line}[aria-selected="true"] &`]: { color: 'inherit' } },
    transition: `rotate ${base.motion.fast} ${base.motion.easeOut}`,
    '@media': { [base.media.reducedMotion]: { transition: 'none' } },
  }),
);

export const collapsed = style(inLayer({ rotate: '-90deg', selectors: { [rtl]: { rotate: '90deg' } } }));

/** The icons replace the count when they appear, so that the name has the space of both until then. */
export const actions = style(
  inLayer({
    position: 'absolute',
    insetInlineEnd: base.space[4],
    display: 'flex',
    opacity: 0,
    selectors: { [`${line}:hover &, ${line}:focus-visible &, ${line}:focus-within &`]: { opacity: 1, zIndex: 1 } },
  }),
);

const hasActions = `${line}:is(:hover, :focus-visible, :focus-within):has(${actions}) &`;

export const name = style(inLayer({ ...oneLine, flex: 1, selectors: { [hasActions]: { marginInlineEnd: base.space[16] } } }));

export const count = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    color: vars.color.text.tertiary,
    // The count is behind the icons while they are visible, and would catch their clicks.
    pointerEvents: 'none',
    selectors: {
      // The name of the line says the number in full; as text here it would have to be part of that name.
      '&::after': { content: 'attr(data-count)' },
      [`${line}[data-unread] &`]: { color: vars.color.text.primary, fontWeight: 600 },
      [`${line}[aria-selected="true"] &`]: { color: 'inherit' },
      [hasActions]: { opacity: 0 },
    },
  }),
);

export const action = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    padding: 0,
    border: 0,
    borderRadius: `calc(${vars.radius.control} - 2px)`,
    background: 'none',
    color: vars.color.text.tertiary,
    selectors: {
      '&:hover': { color: vars.color.text.primary },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      [`${line}[aria-selected="true"] &`]: { color: 'inherit' },
    },
  }),
);
