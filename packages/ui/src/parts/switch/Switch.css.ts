import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const field = style(inLayer({ display: 'grid', justifyItems: 'start', minInlineSize: 0, maxInlineSize: '100%' }));

export const button = style(
  inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: base.space[8],
    minBlockSize: base.space[24],
    paddingBlock: base.space[2],
    color: vars.color.text.primary,
    overflowWrap: 'anywhere',
    selectors: { '&[data-disabled]': { color: vars.color.text.disabled } },
  }),
);

/** Words at the start, switch at the end of the line, as in lists of settings. */
export const atEnd = style(inLayer({ flexDirection: 'row-reverse', justifyContent: 'space-between', inlineSize: '100%' }));
export const wide = style(inLayer({ justifyItems: 'stretch' }));

export const track = style(
  inLayer({
    position: 'relative',
    flex: 'none',
    inlineSize: '34px',
    blockSize: base.space[20],
    borderRadius: '10px',
    background: vars.color.border.strong,
    transition: `background-color ${base.motion.fast} linear`,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: base.space[2],
        insetInlineStart: base.space[2],
        inlineSize: base.space[16],
        blockSize: base.space[16],
        borderRadius: '50%',
        background: vars.color.surface.raised,
        transition: `inset-inline-start ${base.motion.fast} ${base.motion.easeOut}`,
      },
      [`${button}[data-selected] &`]: { background: vars.color.accent.base },
      [`${button}[data-selected][data-hovered] &`]: { background: vars.color.accent.hover },
      [`${button}[data-selected][data-pressed] &`]: { background: vars.color.accent.pressed },
      [`${button}[data-selected] &::after`]: { insetInlineStart: base.space[16], background: vars.color.accent.on },
      [`${button}[data-invalid] &`]: { boxShadow: `0 0 0 2px ${vars.color.status.danger.border}` },
      [`${button}[data-disabled] &`]: { opacity: 0.45 },
      [`${button}[data-focus-visible] &`]: { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
    },
    '@media': {
      [base.media.reducedMotion]: { selectors: { '&::after': { transition: 'none' } } },
      [base.media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        boxShadow: 'inset 0 0 0 1px ButtonText',
        selectors: {
          '&::after': { background: 'ButtonText' },
          [`${button}[data-selected] &`]: { background: 'Highlight' },
          [`${button}[data-selected] &::after`]: { background: 'HighlightText' },
          [`${button}[data-focus-visible] &`]: { outlineColor: 'Highlight' },
        },
      },
    },
  }),
);

export const description = style(
  inLayer({ ...typography('caption'), paddingInlineStart: '42px', color: vars.color.text.tertiary, overflowWrap: 'anywhere' }),
);
export const error = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[4], color: vars.color.status.danger.text }));
export const descriptionAtStart = style(inLayer({ paddingInline: '0 42px' }));
