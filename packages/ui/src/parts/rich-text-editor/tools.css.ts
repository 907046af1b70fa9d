import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { body } from './RichTextEditor.css.ts';

const measure = { cell: '20px', grip: '12px', text: '200px', rest: '264px' };

/** Tools in one row. Those that don't fit move behind the button at its end. */
export const row = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: base.space[2],
    flex: '1 1 0',
    minInlineSize: 0,
    overflow: 'clip',
    overflowClipMargin: base.space[4],
  }),
);

/** Without room it leaves the flow and keeps its width, so that it is known when there is room again. */
export const item = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    inlineSize: 'max-content',
    selectors: { '&[data-hidden]': { position: 'absolute', visibility: 'hidden' } },
  }),
);

/** The tools that found no room. */
export const rest = style(
  inLayer({
    inlineSize: measure.rest,
    boxSizing: 'border-box',
    padding: base.space[8],
    outline: 'none',
    '@media': { [base.media.narrow]: { inlineSize: 'auto' } },
  }),
);
export const restRow = style(inLayer({ flexWrap: 'wrap', overflow: 'visible' }));

/** A place at the caret that a popover can hang from. */
export const caret = style(inLayer({ position: 'absolute', inlineSize: '1px', pointerEvents: 'none' }));

export const picker = style(inLayer({ padding: base.space[12], outline: 'none' }));
export const grid = style(inLayer({ display: 'grid', gap: base.space[2] }));
export const gridRow = style(inLayer({ display: 'flex', gap: base.space[2] }));
export const gridCell = style(inLayer({ display: 'flex' }));
export const gridButton = style(
  inLayer({
    position: 'relative',
    inlineSize: measure.cell,
    blockSize: measure.cell,
    padding: 0,
    border: 'none',
    borderRadius: base.space[2],
    background: 'none',
    boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
    cursor: 'pointer',
    selectors: {
      // The gap belongs to the button before it, so that the smallest target is large enough.
      '&::after': { content: '""', position: 'absolute', insetBlock: '-2px', insetInline: '-2px' },
      '&[data-chosen]': { background: vars.color.accent.soft, boxShadow: `inset 0 0 0 1px ${vars.color.accent.base}` },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '1px' },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&[data-chosen]': { background: 'Highlight', forcedColorAdjust: 'none' } } } },
  }),
);
export const gridSize = style(
  inLayer({ ...typography('caption'), marginBlockStart: base.space[8], color: vars.color.text.secondary, textAlign: 'center' }),
);

export const pictureForm = style(inLayer({ display: 'grid', gap: base.space[8], padding: base.space[12], outline: 'none' }));
export const pictureSizes = style(inLayer({ display: 'flex', gap: base.space[2] }));
export const pictureSize = style(
  inLayer({
    ...typography('body'),
    minBlockSize: '28px',
    paddingInline: base.space[8],
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.primary,
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: vars.color.surface.raisedHover },
      '&[data-selected]': { background: vars.color.accent.soft, color: vars.color.accent.softText },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } } },
  }),
);
export const pictureText = style(inLayer({ display: 'flex', gap: base.space[8] }));
globalStyle(`${pictureText} > input`, inLayer({ flex: '1 1 auto', inlineSize: measure.text }));

/** Image with the handle shown while it is selected. */
export const picture = style(
  inLayer({ position: 'relative', display: 'inline-block', maxInlineSize: '100%', lineHeight: 0, verticalAlign: 'bottom' }),
);
export const handle = style(
  inLayer({
    display: 'none',
    position: 'absolute',
    insetInlineEnd: `calc(${measure.grip} / -2)`,
    insetBlockEnd: `calc(${measure.grip} / -2)`,
    boxSizing: 'border-box',
    inlineSize: measure.grip,
    blockSize: measure.grip,
    border: `2px solid ${vars.color.surface.panel}`,
    borderRadius: base.space[2],
    background: vars.color.focus.ring,
    cursor: 'nwse-resize',
    touchAction: 'none',
    forcedColorAdjust: 'none',
    selectors: {
      [`${picture}.ProseMirror-selectednode > &`]: { display: 'block' },
      '&::after': { content: '""', position: 'absolute', inset: '-8px' },
    },
  }),
);

globalStyle(
  `${body} .selectedCell`,
  inLayer({
    background: vars.color.selection.bg,
    '@media': { [base.media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  }),
);
globalStyle(`${body} th`, inLayer({ fontWeight: 600 }));
