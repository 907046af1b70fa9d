import { createVar, style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { base, vars } from '../theme/contract.css.ts';

/** Color of the check mark: transparent until the row is selected. */
const ink = createVar();

/** A line of 1.5 px across the square it is painted into, its edges soft as those of any slanting line. */
const stroke = (across: string) =>
  `linear-gradient(${across}, transparent calc(50% - 1.1px), ${ink} calc(50% - 0.4px) calc(50% + 0.4px), transparent calc(50% + 1.1px))`;

/**
 * Checkbox of a row, drawn only with CSS so that a thousand rows need no SVG. The check mark is a background that is always there. Adding a
 * box or a background would make the browser lay out all visible rows again.
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
        // A selected row sets its own colors; its checkbox keeps the system colors. Painted backgrounds are removed here.
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
