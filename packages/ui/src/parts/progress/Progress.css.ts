import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const progress = style(
  inLayer({ ...typography('caption'), display: 'grid', gap: base.space[6], inlineSize: '100%', color: vars.color.text.secondary }),
);

export const words = style(inLayer({ ...tabular, display: 'flex', justifyContent: 'space-between', gap: base.space[8] }));

export const track = style(
  inLayer({
    position: 'relative',
    blockSize: base.space[4],
    borderRadius: base.space[2],
    overflow: 'hidden',
    // In a skin of high contrast the edge is as dark as the bar.
    background: vars.color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

// Without a transition: what moves the bar on is work, and frames that only smooth its steps would take the processor from it.
const fill = inLayer({
  blockSize: '100%',
  borderRadius: base.space[2],
  '@media': { [base.media.forcedColors]: { background: 'Highlight' } },
});

export const bar = styleVariants({
  accent: [fill, inLayer({ background: vars.color.accent.base })],
  success: [fill, inLayer({ background: vars.color.status.success.solid })],
  warning: [fill, inLayer({ background: vars.color.status.warning.solid })],
  danger: [fill, inLayer({ background: vars.color.status.danger.solid })],
});

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const running = style(
  inLayer({
    position: 'absolute',
    inlineSize: '40%',
    animation: `${run} 1.2s linear infinite`,
    '@media': { [base.media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
  }),
);
