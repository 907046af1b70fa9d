import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { narrow, touch } = base.media;
const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;

export const columns = style(
  inLayer({
    display: 'flex',
    flex: 1,
    minBlockSize: 0,
    '@media': { [narrow]: { flexDirection: 'column' } },
  }),
);
export const side = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[8],
    flex: 'none',
    inlineSize: '184px',
    padding: base.space[16],
    paddingInlineEnd: 0,
    overflow: 'auto',
    '@media': { [narrow]: { inlineSize: 'auto', padding: `${base.space[8]} ${base.space[12]}`, borderBlockEnd: rule } },
  }),
);
export const groups = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[1],
    '@media': { [narrow]: { flexDirection: 'row', overflowX: 'auto' } },
  }),
);
export const group = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '30px',
    padding: `0 10px`,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.text.secondary,
    textAlign: 'start',
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      '&:hover': { background: vars.color.surface.hover },
      '&[aria-current]': { background: vars.color.accent.soft, color: vars.color.accent.softText, fontWeight: 600 },
    },
    '@media': {
      [touch]: { minBlockSize: '44px' },
      [base.media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight', outlineOffset: '-1px' } } },
    },
  }),
);
export const groupNote = style(inLayer({ ...tabular, flex: 'none' }));
export const scroller = style(
  inLayer({
    flex: '1 1 0',
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'auto',
    padding: `0 ${base.space[24]} ${base.space[24]}`,
    '@media': { [narrow]: { paddingInline: base.space[16] } },
  }),
);
export const section = style(inLayer({ maxInlineSize: '820px', outline: 'none' }));
export const help = style(inLayer({ display: 'flex', flexWrap: 'wrap', columnGap: base.space[16] }));
export const origin = style(inLayer({ selectors: { '&[data-here]': { color: vars.color.text.primary } } }));

export const example = style(
  inLayer({
    display: 'block',
    inlineSize: '120px',
    blockSize: '48px',
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    forcedColorAdjust: 'none',
  }),
);
export const exampleText = style(inLayer({ fontSize: '18px', fontWeight: 600, textAnchor: 'middle', fill: vars.color.text.primary }));
export const exampleHills = style(inLayer({ fill: vars.color.accent.soft }));
export const exampleGap = style(inLayer({ fill: vars.color.surface.scrim }));
export const examplePiece = style(inLayer({ fill: vars.color.accent.base }));
export const exampleLine = style(inLayer({ fill: 'none', stroke: vars.color.text.secondary, strokeWidth: 2 }));
export const exampleRing = style(inLayer({ fill: 'none', stroke: vars.color.accent.base, strokeWidth: 2 }));
