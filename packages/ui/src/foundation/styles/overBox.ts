import { globalStyle } from '@vanilla-extract/css';
import { base } from '../theme/contract.css.ts';
import { inLayer } from './inLayer.ts';

/**
 * Places a box's input over the box. React Aria hides the input in a corner, one pixel in size, where touch exploration with a screen
 * reader and pointer actions by role would miss it. Only the box is covered, since its label may contain links.
 */
export function overBox(root: string, inlineSize: string = base.space[16]): void {
  globalStyle(
    `${root} > span:first-child:has(> input)`,
    // Override the inline styles of the element.
    inLayer({
      clip: 'auto !important',
      clipPath: 'none !important',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: `${inlineSize} !important`,
      blockSize: '100% !important',
      margin: '0 !important',
    }),
  );
  globalStyle(
    `${root} > span:first-child > input`,
    inLayer({ display: 'block', inlineSize: '100%', blockSize: '100%', margin: 0, opacity: 0, cursor: 'inherit' }),
  );
}
