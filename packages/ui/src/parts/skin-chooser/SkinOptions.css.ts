import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { forcedColors, reducedMotion } = base.media;

export const options = style(
  inLayer({ ...typography('body'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${base.space[8]} ${base.space[24]}` }),
);

export const toggle = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: base.space[24],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    cursor: 'default',
    outline: 'none',
    selectors: focusRing,
  }),
);

export const track = style(
  inLayer({
    position: 'relative',
    flex: 'none',
    inlineSize: base.space[32],
    blockSize: '18px',
    borderRadius: '9px',
    background: vars.color.border.strong,
    transition: `background-color ${base.motion.instant} linear`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: base.space[2],
        insetInlineStart: base.space[2],
        inlineSize: '14px',
        blockSize: '14px',
        borderRadius: '50%',
        background: vars.color.surface.raised,
        transition: `inset-inline-start ${base.motion.fast} ${base.motion.easeOut}`,
      },
      [`${toggle}[data-selected] &`]: { background: vars.color.accent.base },
      [`${toggle}[data-selected] &::after`]: { insetInlineStart: base.space[16], background: vars.color.accent.on },
    },
    '@media': {
      [reducedMotion]: { selectors: { '&::after': { transition: 'none' } } },
      [forcedColors]: {
        border: '1px solid ButtonText',
        selectors: {
          '&::after': { background: 'ButtonText' },
          [`${toggle}[data-selected] &`]: { background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const density = style(inLayer({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[8] }));
export const label = style(inLayer({ color: vars.color.text.secondary }));
export const segments = style(
  inLayer({ display: 'flex', padding: base.space[2], borderRadius: vars.radius.control, background: vars.color.surface.sunken }),
);
export const segment = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '28px',
    paddingInline: base.space[12],
    borderRadius: `max(0px, calc(${vars.radius.control} - 1px))`,
    color: vars.color.text.secondary,
    cursor: 'default',
    outline: 'none',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { color: vars.color.text.primary },
      '&[data-selected]': {
        background: vars.color.surface.raised,
        color: vars.color.text.primary,
        boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.default}, ${vars.shadow.panel}`,
        fontWeight: base.type.bodyStrong.fontWeight,
      },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
