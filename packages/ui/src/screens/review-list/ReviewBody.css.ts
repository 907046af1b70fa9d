import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { vars } from '../../foundation/theme/contract.css.ts';

export const frame = style(
  inLayer({
    display: 'block',
    inlineSize: '100%',
    blockSize: '120px',
    border: 0,
    borderRadius: vars.radius.control,
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' } },
  }),
);
