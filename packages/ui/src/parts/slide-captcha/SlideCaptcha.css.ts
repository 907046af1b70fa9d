import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const handleSize = '44px';

export const root = style(
  inLayer({
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: '400px',
    marginInline: 'auto',
    padding: '10px',
    border: 0,
    borderRadius: vars.radius.card,
    background: vars.color.surface.sunken,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.default}`,
  }),
);

/** The offset is counted from the left edge in every script. */
export const picture = style(
  inLayer({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.color.surface.canvas,
    userSelect: 'none',
  }),
);

export const background = style(inLayer({ display: 'block', inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' }));

export const piece = style(inLayer({ position: 'absolute', display: 'block', pointerEvents: 'none' }));

export const refresh = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: base.space[8],
    right: base.space[8],
    display: 'grid',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    borderRadius: vars.radius.control,
    background: vars.color.tooltip.bg,
    color: vars.color.tooltip.text,
    opacity: 0.86,
    outline: 'none',
    selectors: {
      '&[data-hovered]': { opacity: 1 },
      '&[data-focus-visible]': {
        opacity: 1,
        outline: `2px solid ${vars.color.tooltip.text}`,
        boxShadow: `0 0 0 4px ${vars.color.focus.ring}`,
      },
    },
  }),
);

export const groove = style(
  inLayer({
    position: 'relative',
    blockSize: base.space[40],
    marginBlockStart: '10px',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.default}`,
  }),
);

/** The handle is held by its middle, so the track ends half a handle before the groove does. */
export const track = style(
  inLayer({ position: 'absolute', insetBlock: 0, insetInline: `calc(${handleSize} / 2)`, blockSize: base.space[40] }),
);

export const fill = style(inLayer({ position: 'absolute', insetBlock: 0, left: 0, background: vars.color.accent.soft }));

export const hint = style(
  inLayer({
    ...typography('body'),
    position: 'absolute',
    right: '14px',
    insetBlockStart: '10px',
    maxInlineSize: 'calc(100% - 80px)',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    color: vars.color.text.tertiary,
    pointerEvents: 'none',
  }),
);

export const handle = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    insetBlockStart: '50%',
    inlineSize: handleSize,
    blockSize: base.space[40],
    borderRadius: vars.radius.control,
    background: vars.color.accent.base,
    color: vars.color.accent.on,
    outline: 'none',
    touchAction: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.accent.hover },
      '&[data-dragging]': { background: vars.color.accent.pressed },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent.on}`, outlineOffset: '-4px' },
      '&[data-disabled]': { background: vars.color.border.strong },
    },
    '@media': { [base.media.forcedColors]: { border: '2px solid ButtonText' } },
  }),
);

const said = inLayer({
  ...typography('caption'),
  display: 'flex',
  gap: base.space[4],
  marginBlockStart: base.space[6],
});

export const failed = style([said, inLayer({ color: vars.color.status.danger.text })]);
export const halfway = style([said, inLayer({ color: vars.color.status.success.text })]);
