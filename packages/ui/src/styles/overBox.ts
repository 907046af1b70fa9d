import { globalStyle } from '@vanilla-extract/css';
import { base } from '../theme/contract.css.ts';
import { inLayer } from './inLayer.ts';

/**
 * Lays the input of a box over the box. React Aria hides it in a corner, a point large: whoever finds things by touch with a screen reader,
 * or points at what bears the role, would miss it. Only the box is covered, since words beside it may hold links.
 */
export function overBox(root: string, inlineSize: string = base.space[16]): void {
  globalStyle(
    `${root} > span:first-child:has(> input)`,
    // Over what stands in the element itself.
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
