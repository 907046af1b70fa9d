import { globalKeyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

globalKeyframes('jinshu-popover-in', { from: { opacity: 0, transform: 'translateY(4px)' } });
globalKeyframes('jinshu-popover-fade', { from: { opacity: 0 } });

/** Surface of floating elements: menus, lists of options, cards. */
export const surface = style(
  inLayer({
    ...typography('body'),
    boxSizing: 'border-box',
    maxInlineSize: 'calc(100vw - 16px)',
    overflow: 'auto',
    outline: 'none',
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.default}, ${vars.shadow.popover}`,
    fontFamily: base.font.ui,
    selectors: {
      '&[data-entering]': { animation: `jinshu-popover-in ${base.motion.fast} ${base.motion.easeOut}` },
      '&[data-exiting]': { animation: `jinshu-popover-fade ${base.motion.instant} linear reverse forwards` },
    },
    '@media': {
      [base.media.reducedMotion]: { selectors: { '&[data-entering]': { animation: `jinshu-popover-fade ${base.motion.instant} linear` } } },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
