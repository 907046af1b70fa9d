import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const scroller = style(inLayer({ flex: 1, minBlockSize: 0, overflow: 'auto' }));
export const charts = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    alignItems: 'start',
    gap: base.space[24],
    padding: `${base.space[16]} ${base.space[20]}`,
  }),
);
export const table = style(inLayer({ ...tabular, inlineSize: '100%', borderCollapse: 'collapse' }));
export const caption = style(inLayer({ ...typography('bodyStrong'), margin: 0, paddingBlockEnd: base.space[8], textAlign: 'start' }));
export const head = style(inLayer({ ...typography('caption'), color: vars.color.text.secondary, textAlign: 'start' }));
export const time = style(inLayer({ ...typography('body'), inlineSize: '64px', color: vars.color.text.secondary, textAlign: 'start' }));
export const cell = style(inLayer({ inlineSize: '40%', padding: `${base.space[2]} 0`, paddingInlineEnd: base.space[12] }));
export const bar = style(
  inLayer({
    display: 'block',
    blockSize: base.space[4],
    borderRadius: vars.radius.chip,
    background: vars.color.accent.base,
    '@media': { [base.media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);
export const none = style(inLayer({ margin: 0, color: vars.color.text.secondary }));
export const ranks = style(inLayer({ display: 'grid', gap: base.space[4], margin: 0, padding: 0, listStyle: 'none' }));
export const rank = style(inLayer({ ...tabular, display: 'flex', justifyContent: 'space-between', gap: base.space[12] }));
export const user = style(inLayer({ ...oneLine, minInlineSize: 0 }));
