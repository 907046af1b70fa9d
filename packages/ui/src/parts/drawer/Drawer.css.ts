import { globalKeyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

globalKeyframes('jinshu-drawer-in', { from: { opacity: 0, translate: 'var(--jinshu-drawer-from)' } });
globalKeyframes('jinshu-drawer-fade', { from: { opacity: 0 } });

export const scrim = styleVariants({
  start: inLayer({ placeItems: 'stretch start', padding: 0 }),
  end: inLayer({ placeItems: 'stretch end', padding: 0 }),
  bottom: inLayer({ placeItems: 'end center', padding: 0 }),
});

/** From which side it comes; what is at the start comes from the right where the page runs from there. */
const from = (ltr: string, rtl: string = ltr) => ({
  vars: { '--jinshu-drawer-from': ltr },
  selectors: { '[dir="rtl"] &': { vars: { '--jinshu-drawer-from': rtl } } },
});
const corner = vars.radius.dialog;

export const sheet = style(
  inLayer({
    boxSizing: 'border-box',
    display: 'flex',
    maxInlineSize: '100%',
    overflow: 'hidden',
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}, ${vars.shadow.dialog}`,
    outline: 'none',
    selectors: {
      '&[data-entering]': { animation: `jinshu-drawer-in ${base.motion.base} ${base.motion.easeOut}` },
      '&[data-exiting]': { animation: `jinshu-drawer-in ${base.motion.fast} ${base.motion.easeIn} reverse forwards` },
    },
    '@media': {
      [base.media.reducedMotion]: {
        selectors: {
          '&[data-entering]': { animation: `jinshu-drawer-fade ${base.motion.instant} linear` },
          '&[data-exiting]': { animation: `jinshu-drawer-fade ${base.motion.instant} linear reverse forwards` },
        },
      },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const placement = styleVariants({
  start: inLayer({ ...from('-32px 0', '32px 0'), blockSize: '100%', borderStartEndRadius: corner, borderEndEndRadius: corner }),
  end: inLayer({ ...from('32px 0', '-32px 0'), blockSize: '100%', borderStartStartRadius: corner, borderEndStartRadius: corner }),
  bottom: inLayer({
    ...from('0 32px'),
    inlineSize: '100%',
    maxInlineSize: '720px',
    // The page behind stays in sight, so that one knows where one is.
    maxBlockSize: 'calc(100% - 40px)',
    borderStartStartRadius: corner,
    borderStartEndRadius: corner,
  }),
});

export const size = styleVariants({
  small: inLayer({ inlineSize: '280px' }),
  medium: inLayer({ inlineSize: '400px' }),
  large: inLayer({ inlineSize: '560px' }),
});

/** On a phone something of the page stays in sight beside it. */
export const side = style(inLayer({ maxInlineSize: 'calc(100vw - 40px)' }));

export const footer = style(inLayer({ paddingBlockEnd: `max(${base.space[12]}, env(safe-area-inset-bottom))` }));
