import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({ ...typography('caption'), display: 'inline-flex', alignItems: 'center', gap: base.space[8], color: vars.color.text.secondary }),
);

export const below = style(inLayer({ flexDirection: 'column', gap: base.space[6], textAlign: 'center' }));

export const dial = style(inLayer({ position: 'relative', display: 'grid', placeItems: 'center', flex: 'none' }));

export const size = styleVariants({
  small: inLayer({ inlineSize: base.space[16], blockSize: base.space[16] }),
  regular: inLayer({ inlineSize: base.space[24], blockSize: base.space[24] }),
  large: inLayer({ inlineSize: base.space[56], blockSize: base.space[56] }),
});

export const drawing = style(inLayer({ inlineSize: '100%', blockSize: '100%', fill: 'none' }));

export const rail = style(inLayer({ stroke: vars.color.border.default, '@media': { [base.media.forcedColors]: { stroke: 'GrayText' } } }));

const line = inLayer({
  strokeLinecap: 'round',
  // It begins at the top, and runs against the clock where the page runs from right to left.
  transformOrigin: 'center',
  transform: 'rotate(-90deg)',
  transition: `stroke-dashoffset ${base.motion.base} ${base.motion.easeOut}`,
  selectors: { '[dir="rtl"] &': { transform: 'rotate(-90deg) scaleY(-1)' } },
  '@media': {
    [base.media.reducedMotion]: { transition: 'none' },
    [base.media.forcedColors]: { stroke: 'Highlight' },
  },
});

export const tone = styleVariants({
  accent: [line, inLayer({ stroke: vars.color.accent.base })],
  neutral: [line, inLayer({ stroke: 'currentColor' })],
  success: [line, inLayer({ stroke: vars.color.status.success.solid })],
  danger: [line, inLayer({ stroke: vars.color.status.danger.solid })],
});

const turn = keyframes({ to: { rotate: '360deg' } });

export const running = style(
  inLayer({
    animation: `${turn} 1.2s linear infinite`,
    '@media': { [base.media.reducedMotion]: { animation: 'none' } },
  }),
);

export const value = style(inLayer({ ...typography('caption'), ...tabular, position: 'absolute', color: vars.color.text.primary }));
