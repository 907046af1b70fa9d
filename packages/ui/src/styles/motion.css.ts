import { keyframes, style } from '@vanilla-extract/css';
import { base } from '../theme/contract.css.ts';
import { inLayer } from './inLayer.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const riseIn = keyframes({ from: { opacity: 0, translate: '0 4px' } });
const growIn = keyframes({ from: { opacity: 0, scale: '0.98' } });

const calm = { [base.media.reducedMotion]: { animation: `${fadeIn} ${base.motion.instant} linear` } } as const;

/** Menus, popovers and tooltips come in with a fade and a rise of 4 px; they leave at once. */
export const rise = style(
  inLayer({
    selectors: { '&[data-entering]': { animation: `${riseIn} ${base.motion.fast} ${base.motion.easeOut}` } },
    '@media': { [base.media.reducedMotion]: { selectors: { '&[data-entering]': calm[base.media.reducedMotion] } } },
  }),
);

/** Dialogs, drawers and sheets come in with a fade and a small growth, and leave the same way. */
export const grow = style(
  inLayer({
    selectors: {
      '&[data-entering]': { animation: `${growIn} ${base.motion.base} ${base.motion.easeOut}` },
      '&[data-exiting]': { animation: `${growIn} ${base.motion.fast} ${base.motion.easeIn} reverse forwards` },
    },
    '@media': {
      [base.media.reducedMotion]: {
        selectors: {
          '&[data-entering]': calm[base.media.reducedMotion],
          '&[data-exiting]': { animation: `${fadeIn} ${base.motion.instant} linear reverse forwards` },
        },
      },
    },
  }),
);

/** The ground behind a dialog. */
export const fade = style(
  inLayer({
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${base.motion.base} linear` },
      '&[data-exiting]': { animation: `${fadeIn} ${base.motion.fast} linear reverse forwards` },
    },
  }),
);
