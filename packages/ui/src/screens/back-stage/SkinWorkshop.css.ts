import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const edge = `${vars.border.width} solid ${vars.color.border.default}`;
const asItIs = { '@media': { [base.media.forcedColors]: { forcedColorAdjust: 'none' } } } as const;

export const picker = style(
  inLayer({
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    padding: 0,
    border: edge,
    borderRadius: vars.radius.chip,
    background: 'none',
    cursor: 'pointer',
  }),
);

export const choice = style(inLayer({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: base.space[6] }));
export const markShape = style(inLayer({ display: 'block', inlineSize: '10px', blockSize: '10px', background: 'currentColor', ...asItIs }));
export const previewTop = style(
  inLayer({
    ...typography('caption'),
    color: vars.color.text.secondary,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space[8],
  }),
);

export const verdict = style(inLayer({ display: 'flex', alignItems: 'flex-start', gap: base.space[12] }));
export const verdictWords = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const verdictWord = style(inLayer({ ...typography('title'), color: vars.color.text.primary }));
export const held = style(inLayer({ flex: 'none', color: vars.color.status.success.text }));
export const failed = style(inLayer({ flex: 'none', color: vars.color.status.danger.text }));
export const quiet = style(inLayer({ ...typography('caption'), color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const heading = style(inLayer({ ...typography('bodyStrong'), margin: `0 0 ${base.space[8]}`, color: vars.color.text.primary }));

export const list = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[12], margin: 0, padding: 0, listStyle: 'none' }),
);
export const finding = style(inLayer({ ...typography('caption'), display: 'flex', gap: base.space[12], color: vars.color.text.primary }));
export const findingWords = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[4], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const mend = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[6] }));
export const change = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[4] }));
export const patch = style(inLayer({ flex: 'none', inlineSize: '12px', blockSize: '12px', border: edge, borderRadius: '3px', ...asItIs }));
export const sample = style(
  inLayer({
    ...typography('bodyStrong'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '32px',
    blockSize: '24px',
    border: edge,
    borderRadius: vars.radius.chip,
    ...asItIs,
  }),
);

export const near = style(inLayer({ ...typography('caption'), display: 'flex', alignItems: 'center', gap: base.space[12] }));
export const nearWords = style(inLayer({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.text.primary }));
export const hint = style(
  inLayer({ ...typography('caption'), display: 'flex', gap: base.space[6], margin: 0, color: vars.color.text.secondary }),
);
export const hintMark = style(inLayer({ flex: 'none', color: vars.color.status.info.text }));

export const measures = style(
  inLayer({ ...typography('body'), inlineSize: '100%', borderCollapse: 'collapse', color: vars.color.text.primary }),
);
export const measureName = style(inLayer({ paddingBlock: base.space[4], textAlign: 'start', fontWeight: 400 }));
export const number = style(inLayer({ textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }));
export const floor = style(
  inLayer({
    ...typography('caption'),
    paddingInline: base.space[8],
    textAlign: 'end',
    color: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
