import { globalStyle, style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const overlay = style(
  inLayer({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100vw',
    blockSize: 'var(--visual-viewport-height, 100vh)',
    zIndex: base.layer.scrim,
    background: vars.color.surface.canvas,
    color: vars.color.text.primary,
    fontFamily: base.font.ui,
  }),
);
export const modal = style(inLayer({ blockSize: '100%', outline: 'none' }));
export const dialog = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0, outline: 'none' }),
);

export const content = style(inLayer({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 }));

export const bar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '52px',
    boxSizing: 'border-box',
    padding: `${base.space[6]} ${base.space[16]}`,
    background: vars.color.surface.panel,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    '@media': { [base.media.narrow]: { flexWrap: 'wrap', paddingInline: base.space[8] } },
  }),
);
export const names = style(inLayer({ flex: '1 1 160px', minInlineSize: 0 }));
export const name = style(inLayer({ ...oneLine, ...typography('bodyStrong'), margin: 0 }));
export const about = style(inLayer({ ...oneLine, ...typography('caption'), ...tabular, color: vars.color.text.tertiary }));
export const tools = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[2], flex: 'none' }));
export const gap = style(
  inLayer({ inlineSize: '1px', blockSize: '18px', marginInline: base.space[6], background: vars.color.border.default }),
);
export const zoom = style(
  inLayer({ ...tabular, ...typography('caption'), minInlineSize: '44px', textAlign: 'center', color: vars.color.text.secondary }),
);
export const download = style(inLayer({ marginInline: base.space[8], whiteSpace: 'nowrap' }));
export const file = style(inLayer({ flex: 'none' }));

export const stage = style(inLayer({ position: 'relative', flex: '1 1 auto', minBlockSize: 0, display: 'flex' }));

/** Scroll to move large images, or use the arrow keys once the stage has focus. */
export const scroller = style(
  inLayer({
    flex: '1 1 auto',
    minInlineSize: 0,
    overflow: 'auto',
    display: 'grid',
    placeItems: 'safe center',
    padding: base.space[24],
    boxSizing: 'border-box',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } },
    '@media': { [base.media.narrow]: { padding: base.space[8] } },
  }),
);
export const picture = style(
  inLayer({
    display: 'block',
    borderRadius: '2px',
    // Drawings with a clear ground are made for paper.
    background: vars.color.surface.panel,
    boxShadow: vars.shadow.panel,
    transition: `rotate ${base.motion.base} ${base.motion.easeOut}`,
    '@media': { [base.media.reducedMotion]: { transition: 'none' } },
  }),
);
export const paper = style(
  inLayer({
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: '920px',
    minBlockSize: '100%',
    margin: 0,
    padding: base.space[24],
    background: vars.color.surface.panel,
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
  }),
);
export const text = style(
  inLayer({ fontFamily: base.font.mono, fontSize: '13px', lineHeight: 1.6, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', tabSize: 4 }),
);
export const frame = style(
  inLayer({
    display: 'block',
    flex: '1 1 auto',
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    background: vars.color.surface.panel,
    colorScheme: 'light',
  }),
);
export const turn = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: '50%',
    translate: '0 -50%',
    borderRadius: '50%',
    background: vars.color.surface.raised,
  }),
);
export const turnBack = style([turn, inLayer({ insetInlineStart: base.space[16] })]);
export const turnOn = style([turn, inLayer({ insetInlineEnd: base.space[16] })]);
export const middle = style(inLayer({ flex: '1 1 auto', display: 'grid', placeItems: 'center' }));

export const cut = style(
  inLayer({
    ...typography('caption'),
    flex: 'none',
    margin: 0,
    padding: `${base.space[4]} ${base.space[16]}`,
    background: vars.color.surface.hover,
    color: vars.color.text.secondary,
  }),
);
export const pageNumber = style(
  inLayer({ ...tabular, ...typography('caption'), paddingInline: base.space[8], whiteSpace: 'nowrap', color: vars.color.text.secondary }),
);

/** Pages are stacked, and wider than the stage once they are enlarged. */
export const pages = style(inLayer({ display: 'grid', gap: base.space[16], justifyItems: 'center', minInlineSize: '100%' }));
export const page = style(
  inLayer({
    position: 'relative',
    flex: 'none',
    // Documents are made for white paper, whatever the skin is.
    colorScheme: 'only light',
    background: 'Canvas',
    boxShadow: vars.shadow.panel,
    overflow: 'clip',
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const canvas = style(inLayer({ display: 'block', inlineSize: '100%', blockSize: '100%' }));
/** Text layer at the position of the drawn text. The code that fills it sets position, size and stretch in these variables. */
export const words = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    blockSize: '100%',
    direction: 'ltr',
    textAlign: 'initial',
    lineHeight: 1,
    overflow: 'clip',
    forcedColorAdjust: 'none',
    transformOrigin: '0 0',
    vars: { '--min-font-size': '1', '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))' },
  }),
);
globalStyle(
  `${words} :is(span, br)`,
  inLayer({ position: 'absolute', color: 'transparent', whiteSpace: 'pre', cursor: 'text', transformOrigin: '0% 0%', userSelect: 'text' }),
);
globalStyle(
  `${words} > :not(.markedContent), ${words} .markedContent span:not(.markedContent)`,
  inLayer({
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
    transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(calc(1 / var(--min-font-size)))',
  }),
);
globalStyle(`${words} .markedContent`, inLayer({ display: 'contents' }));
globalStyle(`${words} ::selection`, inLayer({ background: 'color-mix(in srgb, Highlight 35%, transparent)' }));

export const sheets = style(inLayer({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0, minBlockSize: 0 }));
export const sheetPanel = style(inLayer({ display: 'flex', flex: '1 1 auto', minBlockSize: 0 }));
export const tableScroller = style(
  inLayer({
    flex: '1 1 auto',
    minInlineSize: 0,
    overflow: 'auto',
    background: vars.color.surface.panel,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } },
  }),
);
export const table = style(
  inLayer({ ...typography('body'), ...tabular, borderCollapse: 'separate', borderSpacing: 0, inlineSize: 'max-content' }),
);
export const cell = style(
  inLayer({
    maxInlineSize: '360px',
    minInlineSize: '48px',
    padding: `${base.space[4]} ${base.space[8]}`,
    borderInlineEnd: hairline,
    borderBlockEnd: hairline,
    verticalAlign: 'top',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
const head = inLayer({
  ...typography('caption'),
  position: 'sticky',
  padding: `${base.space[4]} ${base.space[8]}`,
  borderInlineEnd: hairline,
  borderBlockEnd: hairline,
  background: vars.color.surface.canvas,
  color: vars.color.text.secondary,
  textAlign: 'center',
});
export const columnHead = style([head, inLayer({ insetBlockStart: 0, zIndex: 1 })]);
export const rowHead = style([head, inLayer({ insetInlineStart: 0 })]);
export const corner = style([head, inLayer({ insetBlockStart: 0, insetInlineStart: 0, zIndex: 2 })]);
export const tableEnd = style(inLayer({ ...typography('caption'), padding: base.space[8], color: vars.color.text.secondary }));
