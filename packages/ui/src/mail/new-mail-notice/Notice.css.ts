import { keyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** The end of the page, above toasts' bottom line and away from the list's own buttons. */
export const stack = style(
  inLayer({
    position: 'fixed',
    insetBlockEnd: base.space[16],
    insetInlineEnd: base.space[16],
    zIndex: base.layer.popover,
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[8],
    inlineSize: '312px',
    maxInlineSize: 'calc(100vw - 32px)',
  }),
);

const riseIn = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const card = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    boxSizing: 'border-box',
    minInlineSize: 0,
    padding: '14px',
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.default}, ${vars.shadow.popover}`,
    animation: `${riseIn} ${base.motion.slow} ${base.motion.easeOut}`,
    '@media': {
      [base.media.reducedMotion]: { animation: `${fadeIn} ${base.motion.instant} linear` },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const head = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8] }));
export const icon = style(
  inLayer({
    display: 'flex',
    color: vars.color.accent.softText,
    selectors: { '&[data-tone="warning"]': { color: vars.color.status.warning.text } },
  }),
);
export const title = style(inLayer({ ...oneLine, flex: '1 1 auto', fontWeight: base.type.bodyStrong.fontWeight }));
export const place = style(inLayer({ ...typography('caption'), ...tabular, flex: 'none', color: vars.color.text.tertiary }));

export const mail = style(inLayer({ display: 'flex', alignItems: 'flex-start', gap: '10px', minInlineSize: 0 }));
export const words = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }));
export const line = style(inLayer({ display: 'flex', alignItems: 'baseline', gap: base.space[8] }));
export const sender = style(inLayer({ ...oneLine, flex: '1 1 auto', fontWeight: base.type.bodyStrong.fontWeight }));
export const subject = style(inLayer({ ...oneLine, display: 'block' }));
export const preview = style(inLayer({ ...oneLine, ...typography('caption'), display: 'block', color: vars.color.text.tertiary }));

export const offer = style(inLayer({ alignSelf: 'flex-start' }));

export const facts = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${base.space[4]} ${base.space[8]}`,
    margin: 0,
  }),
);
export const term = style(inLayer({ color: vars.color.text.tertiary }));
export const fact = style(inLayer({ ...tabular, margin: 0, overflowWrap: 'anywhere' }));

export const foot = style(inLayer({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: base.space[4] }));
export const end = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[6], marginInlineStart: 'auto' }),
);
