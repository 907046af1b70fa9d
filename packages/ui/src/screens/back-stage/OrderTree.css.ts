import { createVar, style } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** Depth of a line, from 0. */
export const depth = createVar();
const { narrow, forcedColors, touch } = base.media;
const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;

export const panes = style(
  inLayer({
    ...typography('body'),
    display: 'grid',
    gridTemplateColumns: 'minmax(280px, 432px) minmax(0, 1fr)',
    flex: 1,
    minBlockSize: 0,
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);
export const list = style(
  inLayer({
    minBlockSize: 0,
    overflow: 'auto',
    padding: base.space[12],
    borderInlineEnd: rule,
    '@media': { [narrow]: { borderInlineEnd: 'none', borderBlockEnd: rule } },
  }),
);
export const editor = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 }));
export const hint = style(
  inLayer({ ...typography('caption'), margin: 0, padding: `0 ${base.space[8]} ${base.space[8]}`, color: vars.color.text.secondary }),
);
export const tree = style(inLayer({ display: 'flex', flexDirection: 'column', outline: 'none' }));
export const line = style(
  inLayer({
    position: 'relative',
    minBlockSize: '34px',
    paddingInlineEnd: base.space[8],
    paddingInlineStart: `calc(${base.space[20]} * ${depth})`,
    borderRadius: vars.radius.control,
    cursor: 'default',
    outline: 'none',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-selected]': { background: vars.color.selection.bg, fontWeight: 600 },
      '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent.base}` },
      '&[data-dragging]': { opacity: 0.5 },
    },
    '@media': {
      [touch]: { minBlockSize: '44px' },
      [forcedColors]: { selectors: { '&[data-selected]': { outline: '1px solid Highlight' } } },
    },
  }),
);
export const content = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[4], minBlockSize: 'inherit' }));
export const chevron = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    color: vars.color.text.secondary,
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: { ...focusRingInset, '&[data-leaf]': { visibility: 'hidden' } },
  }),
);
export const words = style(inLayer({ ...oneLine, flex: 1 }));
export const count = style(inLayer({ ...tabular, flex: 'none', color: vars.color.text.secondary }));
