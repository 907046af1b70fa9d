import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const head = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: base.space[24],
    paddingBlockEnd: base.space[8],
    color: vars.color.text.secondary,
  }),
);

export const words = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[6], minInlineSize: 0 }));

export const word = style(
  inLayer({
    ...typography('title'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: base.space[24],
    paddingInline: base.space[4],
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.default}`,
    selectors: { '&[data-placed]': { background: vars.color.accent.soft, color: vars.color.accent.softText } },
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const actions = style(inLayer({ display: 'flex', gap: base.space[4], marginInlineStart: 'auto', flex: 'none' }));

/** Places are counted from the left edge in every script. */
export const area = style(
  inLayer({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.color.surface.canvas,
    cursor: 'crosshair',
    userSelect: 'none',
    touchAction: 'manipulation',
    outline: 'none',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
      '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.6 },
    },
    '@media': {
      [base.media.forcedColors]: { border: '1px solid CanvasText', selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
    },
  }),
);

const spot = inLayer({ position: 'absolute', pointerEvents: 'none', translate: '-50% -50%' });

export const mark = style([
  spot,
  inLayer({
    ...typography('caption'),
    ...tabular,
    display: 'grid',
    placeItems: 'center',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    borderRadius: '50%',
    background: vars.color.accent.base,
    color: vars.color.accent.on,
    fontWeight: base.type.bodyStrong.fontWeight,
    boxShadow: `0 0 0 2px ${vars.color.accent.on}`,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
]);

/** Only during keyboard use. Two colors keep it visible on any image. */
export const crosshair = style([
  spot,
  inLayer({
    display: 'none',
    inlineSize: base.space[32],
    blockSize: base.space[32],
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 2px ${vars.color.tooltip.bg}, inset 0 0 0 4px ${vars.color.tooltip.text}, 0 0 0 1px ${vars.color.tooltip.text}`,
    selectors: {
      [`${area}:focus-visible &`]: { display: 'block' },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: '50%',
        inlineSize: base.space[6],
        blockSize: base.space[6],
        translate: '-50% -50%',
        borderRadius: '50%',
        background: vars.color.tooltip.bg,
        boxShadow: `0 0 0 1px ${vars.color.tooltip.text}`,
      },
    },
    '@media': { [base.media.forcedColors]: { border: '3px solid Highlight' } },
  }),
]);
