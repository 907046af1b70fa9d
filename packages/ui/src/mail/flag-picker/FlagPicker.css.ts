import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const picker = style(
  inLayer({ display: 'grid', gridTemplateColumns: 'repeat(5, 32px)', gap: base.space[4], padding: base.space[8] }),
);

export const choice = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.tertiary,
    selectors: {
      '&:hover': { background: vars.color.surface.raisedHover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      '&[aria-checked="true"]': {
        background: vars.color.accent.soft,
        boxShadow: `inset 0 0 0 max(1px, ${vars.border.width}) ${vars.color.accent.base}`,
      },
    },
  }),
);
