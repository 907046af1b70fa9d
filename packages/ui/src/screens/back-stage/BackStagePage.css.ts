import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;
const gutter = `0 ${base.space[16]} 0 ${base.space[20]}`;

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '54px',
    padding: `${base.space[8]} ${base.space[16]} ${base.space[8]} ${base.space[20]}`,
    borderBlockEnd: rule,
    '@media': { [base.media.narrow]: { paddingInline: base.space[12] } },
  }),
);
export const titles = style(inLayer({ display: 'flex', alignItems: 'baseline', gap: base.space[8], flex: '1 1 auto', minInlineSize: 0 }));
/** The numbers beside it give way first. */
export const title = style(
  inLayer({ ...typography('heading'), ...oneLine, flex: 'none', maxInlineSize: '100%', margin: 0, fontFamily: vars.font.display }),
);
export const subtitle = style(inLayer({ ...tabular, ...oneLine, color: vars.color.text.secondary }));
export const actions = style(inLayer({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: base.space[8] }));

export const bar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: base.space[8],
    flex: 'none',
    padding: `10px ${base.space[16]}`,
    borderBlockEnd: rule,
    '@media': { [base.media.narrow]: { paddingInline: base.space[12] } },
  }),
);
export const search = style(
  inLayer({ flex: '0 1 280px', minInlineSize: '160px', '@media': { [base.media.narrow]: { flex: '1 0 100%' } } }),
);
export const selection = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: base.space[12],
    flex: 'none',
    minBlockSize: '36px',
    padding: gutter,
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
  }),
);
export const selected = style(inLayer({ ...typography('bodyStrong'), marginInlineEnd: 'auto' }));
export const list = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 }));
export const foot = style(
  inLayer({
    display: 'flex',
    justifyContent: 'end',
    flex: 'none',
    minBlockSize: '44px',
    padding: `${base.space[4]} ${base.space[12]}`,
    borderBlockStart: rule,
    '@media': { [base.media.narrow]: { justifyContent: 'center', paddingInline: base.space[4] } },
  }),
);

export const who = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[12], flex: '1 1 280px', minInlineSize: 0 }));
export const whoWords = style(inLayer({ minInlineSize: 0 }));
export const nameLine = style(inLayer({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: base.space[8] }));
export const about = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', columnGap: base.space[12], color: vars.color.text.secondary, overflowWrap: 'anywhere' }),
);
export const tabs = style(inLayer({ flex: 1, minBlockSize: 0 }));
export const panel = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 }));

/** A dot and a word. */
export const status = style(inLayer({ display: 'inline-flex', alignItems: 'center', gap: base.space[6], minInlineSize: 0 }));
export const dot = style(
  inLayer({
    flex: 'none',
    inlineSize: base.space[6],
    blockSize: base.space[6],
    borderRadius: '50%',
    background: 'currentColor',
    '@media': { [base.media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);
export const tone = {
  neutral: style(inLayer({ color: vars.color.text.secondary })),
  info: style(inLayer({ color: vars.color.status.info.text })),
  success: style(inLayer({ color: vars.color.status.success.text })),
  warning: style(inLayer({ color: vars.color.status.warning.text })),
  danger: style(inLayer({ color: vars.color.status.danger.text })),
};
export const form = style(inLayer({ display: 'grid', gap: base.space[16] }));
/** A face and a name. */
export const nameCell = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], minInlineSize: 0 }));
export const nameWords = style(inLayer({ ...oneLine }));
