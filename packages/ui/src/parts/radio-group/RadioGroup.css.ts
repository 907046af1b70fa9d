import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { overBox } from '../../foundation/styles/overBox.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** Layout of the options in a group. `CheckboxGroup` uses it too. */
export const choices = styleVariants({
  vertical: inLayer({ display: 'grid', gap: base.space[6], justifyItems: 'start' }),
  horizontal: inLayer({ display: 'flex', flexWrap: 'wrap', columnGap: base.space[20], rowGap: base.space[4], alignItems: 'start' }),
});

/** Padding that aligns the first row of options with a label beside the group. */
export const beside = style(inLayer({ paddingBlock: `calc((${vars.density.control} - ${base.space[24]}) / 2)` }));

export const field = style(inLayer({ display: 'grid', minInlineSize: 0, maxInlineSize: '100%' }));

export const button = style(
  inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: base.space[8],
    minBlockSize: base.space[24],
    minInlineSize: base.space[24],
    paddingBlock: base.space[2],
    color: vars.color.text.primary,
    overflowWrap: 'anywhere',
    selectors: { '&[data-disabled]': { color: vars.color.text.disabled } },
  }),
);

overBox(button);

export const ring = style(
  inLayer({
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: base.space[16],
    blockSize: base.space[16],
    marginBlockStart: base.space[2],
    borderRadius: '50%',
    background: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 max(1px, ${vars.border.width}) ${vars.color.border.strong}`,
    transition: `box-shadow ${base.motion.instant} linear`,
    selectors: {
      [`${button}[data-hovered] &`]: { background: vars.color.surface.raisedHover },
      [`${button}[data-invalid] &`]: { boxShadow: `inset 0 0 0 2px ${vars.color.status.danger.border}` },
      [`${button}[data-selected] &`]: { background: vars.color.accent.on, boxShadow: `inset 0 0 0 5px ${vars.color.accent.base}` },
      [`${button}[data-disabled] &`]: { opacity: 0.45 },
      [`${button}[data-focus-visible] &`]: { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
    },
    '@media': {
      [base.media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: {
          [`${button}[data-selected] &`]: { forcedColorAdjust: 'none', background: 'Canvas', border: '5px solid Highlight' },
          [`${button}[data-focus-visible] &`]: { outlineColor: 'Highlight' },
        },
      },
    },
  }),
);

const inset = `calc(${base.space[16]} + ${base.space[8]})`;

export const description = style(
  inLayer({ ...typography('caption'), paddingInlineStart: inset, color: vars.color.text.tertiary, overflowWrap: 'anywhere' }),
);

export const detail = style(inLayer({ paddingInlineStart: inset, paddingBlock: `${base.space[4]} ${base.space[2]}`, minInlineSize: 0 }));
