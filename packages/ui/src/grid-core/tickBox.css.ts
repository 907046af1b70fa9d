import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { base, vars } from '../theme/contract.css.ts';

/** The box of a row that is ticked, drawn by CSS alone: a thousand rows need no drawing each. */
export const tickBox = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: `min(${base.space[4]}, ${vars.radius.control})`,
    background: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 max(1px, ${vars.border.width}) ${vars.color.border.strong}`,
    outline: 'none',
    selectors: {
      '&[aria-checked="true"], &[aria-checked="mixed"]': { background: vars.color.accent.base, boxShadow: 'none' },
      '&[aria-checked="true"]::after': {
        content: '',
        inlineSize: '4px',
        blockSize: '8px',
        marginBlockStart: '-2px',
        border: `solid ${vars.color.accent.on}`,
        borderWidth: '0 1.5px 1.5px 0',
        rotate: '45deg',
      },
      '&[aria-checked="mixed"]::after': { content: '', inlineSize: '8px', blockSize: '2px', background: vars.color.accent.on },
      '&[aria-disabled="true"]': { opacity: 0.45 },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
    },
    '@media': {
      [base.media.forcedColors]: {
        border: '1px solid CanvasText',
        // A chosen row paints its own colours; a box in it is a box as everywhere.
        forcedColorAdjust: 'auto',
        selectors: {
          '&[aria-checked="true"]::after': { borderColor: 'CanvasText' },
          '&[aria-checked="mixed"]::after': { background: 'CanvasText' },
        },
      },
    },
  }),
);
