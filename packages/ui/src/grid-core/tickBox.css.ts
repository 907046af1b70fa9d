import { createVar, style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { base, vars } from '../theme/contract.css.ts';

/** What the tick is drawn with: nothing, until the row is chosen. */
const ink = createVar();

/** A line of 1.5 px across the square it is painted into, its edges soft as those of any slanting line. */
const stroke = (across: string) =>
  `linear-gradient(${across}, transparent calc(50% - 1.1px), ${ink} calc(50% - 0.4px) calc(50% + 0.4px), transparent calc(50% + 1.1px))`;

/**
 * The box of a row that is ticked, drawn by CSS alone: a thousand rows need no drawing each. The tick is a ground that is always there, and
 * no turned box that comes: for a box, or a ground, that comes the browser puts all the rows in sight together anew.
 */
export const tickBox = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: `min(${base.space[4]}, ${vars.radius.control})`,
    vars: { [ink]: 'transparent' },
    backgroundColor: vars.color.surface.raised,
    // The two strokes meet at the foot of both squares.
    backgroundImage: `${stroke('to bottom left')}, ${stroke('to bottom right')}`,
    backgroundPosition: '3px 7px, 7px 5px',
    backgroundSize: '4px 4px, 6px 6px',
    backgroundRepeat: 'no-repeat',
    boxShadow: `inset 0 0 0 max(1px, ${vars.border.width}) ${vars.color.border.strong}`,
    outline: 'none',
    selectors: {
      '&[aria-checked="true"], &[aria-checked="mixed"]': {
        vars: { [ink]: vars.color.accent.on },
        backgroundColor: vars.color.accent.base,
        boxShadow: 'none',
      },
      '&[aria-checked="mixed"]': {
        backgroundImage: `linear-gradient(${ink} 0 0)`,
        backgroundPosition: 'center',
        backgroundSize: '8px 2px',
      },
      '&[aria-disabled="true"]': { opacity: 0.45 },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
    },
    '@media': {
      [base.media.forcedColors]: {
        border: '1px solid CanvasText',
        // A chosen row paints its own colours; a box in it is a box as everywhere.
        forcedColorAdjust: 'auto',
        // Painted grounds are taken away here.
        selectors: {
          '&[aria-checked="true"]::after': {
            content: '',
            inlineSize: '4px',
            blockSize: '8px',
            marginBlockStart: '-2px',
            border: 'solid CanvasText',
            borderWidth: '0 1.5px 1.5px 0',
            rotate: '45deg',
          },
          '&[aria-checked="mixed"]::after': { content: '', inlineSize: '8px', borderBlockEnd: '2px solid CanvasText' },
        },
      },
    },
  }),
);
