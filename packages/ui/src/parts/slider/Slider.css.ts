import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const thumbSize = base.space[16];

export const root = style(inLayer({ display: 'grid', gap: base.space[2], inlineSize: '100%', minInlineSize: 0 }));

export const head = style(inLayer({ display: 'flex', justifyContent: 'space-between', gap: base.space[8] }));

export const output = style(
  inLayer({
    ...typography('body'),
    ...tabular,
    flex: 'none',
    color: vars.color.text.primary,
    // It tells a value also while nothing can be moved: not paler than it can be read.
    selectors: { [`${root}[data-disabled] &`]: { color: vars.color.text.tertiary } },
  }),
);

/** Half a handle stands out at either end; the track makes room for it. */
export const track = style(
  inLayer({
    position: 'relative',
    blockSize: base.space[24],
    marginInline: `calc(${thumbSize} / 2)`,
    '@media': { [base.media.touch]: { blockSize: '44px' } },
  }),
);

export const rail = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: `calc(50% - ${base.space[2]})`,
    insetInline: `calc(${thumbSize} / -2)`,
    blockSize: base.space[4],
    borderRadius: base.space[2],
    background: vars.color.border.strong,
    selectors: { [`${root}[data-disabled] &`]: { background: vars.color.border.default } },
    '@media': { [base.media.forcedColors]: { background: 'GrayText' } },
  }),
);

export const fill = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: `calc(50% - ${base.space[2]})`,
    blockSize: base.space[4],
    borderRadius: base.space[2],
    background: vars.color.accent.base,
    selectors: { [`${root}[data-disabled] &`]: { background: vars.color.border.strong } },
    '@media': { [base.media.forcedColors]: { background: 'Highlight' } },
  }),
);

export const tick = style(
  inLayer({
    position: 'absolute',
    insetBlockEnd: 0,
    inlineSize: '1px',
    blockSize: base.space[4],
    background: vars.color.border.strong,
    '@media': { [base.media.forcedColors]: { background: 'GrayText' } },
  }),
);

export const thumb = style(
  inLayer({
    insetBlockStart: '50%',
    inlineSize: thumbSize,
    blockSize: thumbSize,
    borderRadius: '50%',
    background: vars.color.accent.on,
    boxShadow: `inset 0 0 0 4px ${vars.color.accent.base}, 0 0 0 1px ${vars.color.surface.panel}`,
    outline: 'none',
    touchAction: 'none',
    selectors: {
      // The finger meets more than the eye sees.
      '&::after': { content: '""', position: 'absolute', inset: '-6px', borderRadius: '50%' },
      '&[data-hovered]': { boxShadow: `inset 0 0 0 4px ${vars.color.accent.hover}, 0 0 0 1px ${vars.color.surface.panel}` },
      '&[data-dragging]': { boxShadow: `inset 0 0 0 3px ${vars.color.accent.pressed}, 0 0 0 1px ${vars.color.surface.panel}` },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
      '&[data-disabled]': { boxShadow: `inset 0 0 0 4px ${vars.color.border.strong}` },
    },
    '@media': {
      [base.media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        border: '4px solid ButtonText',
        selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } },
      },
    },
  }),
);
