import { globalKeyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

globalKeyframes('jinshu-dialog-in', { from: { opacity: 0, transform: 'scale(.98)' } });
globalKeyframes('jinshu-scrim-in', { from: { opacity: 0 } });

export const scrim = style(
  inLayer({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100vw',
    blockSize: 'var(--visual-viewport-height)',
    zIndex: base.layer.scrim,
    display: 'grid',
    // A track of its own size would follow a dialog that is wider than the window.
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    boxSizing: 'border-box',
    padding: base.space[16],
    background: vars.color.surface.scrim,
    fontFamily: base.font.ui,
    selectors: {
      '&[data-entering]': { animation: `jinshu-scrim-in ${base.motion.base} ${base.motion.easeOut}` },
      '&[data-exiting]': { animation: `jinshu-scrim-in ${base.motion.fast} ${base.motion.easeIn} reverse forwards` },
    },
    '@media': {
      [base.media.narrow]: { padding: base.space[8], placeItems: 'end center' },
      [base.media.reducedMotion]: { selectors: { '&[data-entering], &[data-exiting]': { animationDuration: base.motion.instant } } },
    },
  }),
);

export const modal = style(
  inLayer({
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    display: 'flex',
    overflow: 'hidden',
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    borderRadius: vars.radius.dialog,
    // The edge shows in skins without shadows; elsewhere the shadow swallows it.
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}, ${vars.shadow.dialog}`,
    selectors: {
      '&[data-entering]': { animation: `jinshu-dialog-in ${base.motion.base} ${base.motion.easeOut}` },
      '&[data-exiting]': { animation: `jinshu-dialog-in ${base.motion.fast} ${base.motion.easeIn} reverse forwards` },
    },
    '@media': {
      [base.media.narrow]: { inlineSize: '100%' },
      [base.media.reducedMotion]: { selectors: { '&[data-entering], &[data-exiting]': { animation: 'none' } } },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const size = styleVariants({
  small: inLayer({ inlineSize: '400px' }),
  medium: inLayer({ inlineSize: '650px' }),
  large: inLayer({ inlineSize: '960px' }),
});

export const dialog = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minInlineSize: 0,
    minBlockSize: 0,
    outline: 'none',
  }),
);

export const header = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '52px',
    boxSizing: 'border-box',
    paddingBlock: base.space[8],
    paddingInline: `${base.space[24]} ${base.space[16]}`,
  }),
);

export const title = style(
  inLayer({ ...typography('title'), flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere', fontFamily: vars.font.display }),
);

export const body = style(
  inLayer({ flex: '1 1 auto', minBlockSize: 0, overflow: 'auto', padding: `${base.space[2]} ${base.space[24]} ${base.space[20]}` }),
);

export const flush = style(inLayer({ padding: 0, display: 'flex', flexDirection: 'column' }));

export const footer = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '60px',
    boxSizing: 'border-box',
    paddingBlock: base.space[12],
    paddingInline: base.space[24],
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);

export const footerStart = style(
  inLayer({
    ...typography('caption'),
    flex: '1 1 auto',
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    color: vars.color.text.tertiary,
  }),
);
