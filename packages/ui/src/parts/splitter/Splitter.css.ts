import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    display: 'flex',
    boxSizing: 'border-box',
    inlineSize: '100%',
    blockSize: '100%',
    minInlineSize: 0,
    minBlockSize: 0,
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column' } },
  }),
);

/** The content of each pane scrolls separately, so that a list keeps its scroll position. */
export const pane = style(inLayer({ minInlineSize: 0, minBlockSize: 0, overflow: 'hidden' }));

/** Keeps its size, though never so much of it that the other pane has no room. */
export const sized = style(
  inLayer({
    flex: '0 0 auto',
    selectors: {
      [`${root}[data-orientation="horizontal"] > &`]: { maxInlineSize: 'calc(100% - 80px)' },
      [`${root}[data-orientation="vertical"] > &`]: { maxBlockSize: 'calc(100% - 80px)' },
    },
  }),
);

export const rest = style(inLayer({ flex: '1 1 0' }));

/** A hairline in a strip that is wide enough to be caught. */
export const handle = style(
  inLayer({
    position: 'relative',
    zIndex: 1,
    flex: 'none',
    touchAction: 'none',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      [`${root}[data-orientation="horizontal"] > &`]: { inlineSize: '1px', cursor: 'col-resize' },
      [`${root}[data-orientation="vertical"] > &`]: { blockSize: '1px', cursor: 'row-resize' },
      // The target, wider than what is drawn.
      '&::before': { content: '""', position: 'absolute', inset: 0 },
      [`${root}[data-orientation="horizontal"] > &::before`]: { insetInline: '-12px' },
      [`${root}[data-orientation="vertical"] > &::before`]: { insetBlock: '-12px' },
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '2px', background: vars.color.border.subtle },
      '&:hover::after, &[data-dragging]::after': { background: vars.color.accent.base },
      [`${root}[data-orientation="horizontal"] > &:is(:hover, [data-dragging], :focus-visible)::after`]: { insetInline: '-1px' },
      [`${root}[data-orientation="vertical"] > &:is(:hover, [data-dragging], :focus-visible)::after`]: { insetBlock: '-1px' },
      '&:focus-visible::after': { background: vars.color.focus.ring, outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '1px' },
    },
    '@media': {
      [base.media.forcedColors]: {
        selectors: {
          '&::after': { background: 'CanvasText', forcedColorAdjust: 'none' },
          '&:focus-visible::after, &:hover::after': { background: 'Highlight', outlineColor: 'Highlight' },
        },
      },
    },
  }),
);
