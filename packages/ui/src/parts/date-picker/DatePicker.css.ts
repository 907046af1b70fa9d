import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumbReach } from '../../foundation/styles/thumb.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const box = style(inLayer({ minInlineSize: '168px', paddingInline: `${base.space[8]} ${base.space[4]}` }));

export const segments = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }));

export const opener = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    padding: 0,
    border: 0,
    borderRadius: `calc(${vars.radius.control} - 2px)`,
    background: 'none',
    color: vars.color.text.secondary,
    outline: 'none',
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.surface.raisedHover, color: vars.color.text.primary },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.color.text.disabled },
      ...thumbReach('10px'),
    },
  }),
);

/** Calendar with presets at the side, or above it on a phone. */
export const sheet = style(
  inLayer({
    display: 'flex',
    outline: 'none',
    '@media': { [base.media.narrow]: { flexDirection: 'column' } },
  }),
);

export const presets = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: base.space[2],
    flex: 'none',
    inlineSize: '132px',
    boxSizing: 'border-box',
    padding: base.space[8],
    borderInlineEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    '@media': {
      [base.media.narrow]: {
        flexFlow: 'row wrap',
        inlineSize: 'auto',
        borderInlineEnd: 0,
        borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
      },
    },
  }),
);

export const preset = style(
  inLayer({
    ...typography('body'),
    minBlockSize: '30px',
    paddingInline: '10px',
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.primary,
    textAlign: 'start',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.raisedHover },
      '&[data-pressed]': { background: vars.color.accent.soft },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.color.text.disabled },
    },
  }),
);

export const main = style(
  inLayer({ flex: 'none', boxSizing: 'border-box', maxInlineSize: '100%', inlineSize: '248px', padding: base.space[12] }),
);

/** Room for two months side by side. */
export const mainOfTwo = style(inLayer({ inlineSize: '492px' }));

export const foot = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space[8],
    marginBlockStart: base.space[12],
    paddingBlockStart: base.space[12],
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
