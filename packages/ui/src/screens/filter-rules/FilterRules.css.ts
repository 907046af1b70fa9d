import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const line = `${vars.border.width} solid ${vars.color.border.subtle}`;
const narrow = base.media.narrow;

export const page = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 0,
    color: vars.color.text.primary,
  }),
);
export const header = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: base.space[12],
    flex: 'none',
    padding: `22px ${base.space[40]} ${base.space[16]}`,
    borderBlockEnd: line,
    '@media': { [base.media.medium]: { paddingInline: base.space[24] }, [narrow]: { paddingInline: base.space[16] } },
  }),
);
export const headings = style(inLayer({ flex: '1 1 220px', minInlineSize: 0 }));
export const title = style(inLayer({ ...typography('heading'), margin: 0, fontFamily: vars.font.display, overflowWrap: 'anywhere' }));
export const description = style(inLayer({ margin: 0, color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const panes = style(inLayer({ display: 'flex', flex: '1 1 auto', minBlockSize: 0 }));
export const listPane = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 380px',
    minInlineSize: 0,
    overflow: 'auto',
    '@media': { [narrow]: { selectors: { [`${page}[data-open] &`]: { display: 'none' } } } },
  }),
);
export const bar = style(inLayer({ padding: `${base.space[8]} ${base.space[12]} 0` }));
export const listHead = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[12],
    padding: `${base.space[8]} ${base.space[12]}`,
    color: vars.color.text.secondary,
    borderBlockEnd: line,
  }),
);
export const days = style(inLayer({ marginInlineStart: 'auto' }));
export const list = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 'none', outline: 'none' }));
export const row = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'auto auto auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: base.space[8],
    padding: `${base.space[8]} ${base.space[12]}`,
    borderBlockEnd: line,
    borderInlineStart: '3px solid transparent',
    outline: 'none',
    cursor: 'default',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-selected]': { background: vars.color.accent.soft },
      '&[data-current]': { background: vars.color.accent.soft, borderInlineStartColor: vars.color.accent.base },
      '&[data-dragging]': { opacity: 0.6 },
    },
  }),
);
export const handle = style(
  inLayer({
    display: 'flex',
    padding: base.space[4],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.tertiary,
    cursor: 'grab',
    outline: 'none',
    selectors: { ...focusRing },
  }),
);
export const place = style(inLayer({ minInlineSize: base.space[20], color: vars.color.text.tertiary, fontVariantNumeric: 'tabular-nums' }));
export const texts = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const name = style(
  inLayer({ ...oneLine, fontWeight: 600, selectors: { [`${row}[data-off] &`]: { fontWeight: 400, color: vars.color.text.secondary } } }),
);
export const summary = style(inLayer({ ...oneLine, ...typography('caption'), color: vars.color.text.secondary }));
export const problem = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    gap: base.space[4],
    color: vars.color.status.danger.text,
    selectors: { [`${row}:is([data-selected], [data-current]) &`]: { color: vars.color.text.primary } },
  }),
);
export const hits = style(inLayer({ ...typography('caption'), color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' }));
export const hidden = style(inLayer({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }));
export const note = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    gap: base.space[8],
    margin: 0,
    padding: `${base.space[12]} ${base.space[16]}`,
    color: vars.color.text.secondary,
  }),
);
export const editor = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: '2 1 560px',
    minInlineSize: 0,
    minBlockSize: 0,
    borderInlineStart: line,
    '@media': { [narrow]: { borderInlineStart: 0 } },
  }),
);
export const editorBody = style(
  inLayer({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    padding: `${base.space[20]} ${base.space[24]}`,
    '@media': { [narrow]: { padding: base.space[16] } },
  }),
);
export const back = style(inLayer({ display: 'none', '@media': { [narrow]: { display: 'block' } } }));
export const footer = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    padding: `${base.space[12]} ${base.space[24]}`,
    borderBlockStart: line,
    '@media': { [narrow]: { paddingInline: base.space[16] } },
  }),
);
