import { keyframes, style } from '@vanilla-extract/css';
import { base } from '../theme/contract.css.ts';
import { inLayer } from './inLayer.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const riseIn = keyframes({ from: { opacity: 0, translate: '0 4px' } });

/** Menus, popovers and tooltips come in with a fade and a rise of 4 px; they leave at once. */
export const rise = style(
  inLayer({
    selectors: { '&[data-entering]': { animation: `${riseIn} ${base.motion.fast} ${base.motion.easeOut}` } },
    '@media': {
      [base.media.reducedMotion]: { selectors: { '&[data-entering]': { animation: `${fadeIn} ${base.motion.instant} linear` } } },
    },
  }),
);
