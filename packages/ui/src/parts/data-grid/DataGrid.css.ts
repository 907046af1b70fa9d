import { createVar, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** The tracks of a narrow, a medium and a wide grid. */
export const narrowTracks = createVar();
export const mediumTracks = createVar();
export const wideTracks = createVar();

const medium = '(min-width: 560px)';
const wide = '(min-width: 880px)';

export const scroller = style(
  inLayer({
    ...typography('body'),
    ...tabular,
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    // Don't scroll while placeholder bars are shown.
    selectors: { '&[data-waiting]': { overflow: 'hidden' } },
    overscrollBehavior: 'contain',
    // The grid may be in a dialog: use its own width, not that of the window.
    containerType: 'inline-size',
    color: vars.color.text.secondary,
  }),
);

/** At least as wide as its narrowest columns together, so that the background of a row never ends before its cells. */
export const grid = style(inLayer({ minInlineSize: 'min-content' }));

export const line = style(
  inLayer({
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: narrowTracks,
    boxSizing: 'border-box',
    '@container': { [medium]: { gridTemplateColumns: mediumTracks }, [wide]: { gridTemplateColumns: wideTracks } },
  }),
);

export const head = style(
  inLayer({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    background: vars.color.surface.panel,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.default}`,
  }),
);

export const column = style(
  inLayer({
    ...typography('caption'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: base.space[4],
    boxSizing: 'border-box',
    minInlineSize: 0,
    blockSize: base.space[32],
    paddingInline: base.space[12],
    color: vars.color.text.tertiary,
    cursor: 'default',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-align="end"]': { justifyContent: 'end' },
      '&:last-child': { paddingInlineEnd: base.space[16] },
      '&[aria-sort]:hover': { color: vars.color.text.primary },
      '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: vars.color.text.primary },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      '&[data-from]': { display: 'none' },
    },
    '@container': {
      [medium]: { selectors: { '&[data-from="medium"]': { display: 'flex' } } },
      [wide]: { selectors: { '&[data-from]': { display: 'flex' } } },
    },
  }),
);

export const columnName = style(inLayer({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));

/** Rotate the one arrow that is always loaded, to point up or down. */
export const sorted = style(
  inLayer({
    flex: 'none',
    transform: 'rotate(90deg)',
    selectors: { '[aria-sort="descending"] > &': { transform: 'rotate(-90deg)' } },
  }),
);

export const columnSelect = style(inLayer({ paddingInline: '14px 0' }));

/** 24 px of the gap between two names take the pointer; a hairline shows where the column ends. */
export const resizer = style(
  inLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-12px',
    zIndex: 1,
    inlineSize: base.space[24],
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      [`${column}:last-child &`]: { insetInlineEnd: 0, inlineSize: base.space[16] },
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: '8px',
        insetInlineStart: '11px',
        inlineSize: '1px',
        background: vars.color.border.default,
      },
      '&:hover::after, &[data-resizing]::after': { insetBlock: 0, inlineSize: '2px', background: vars.color.accent.base },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&::after': { background: 'CanvasText' } } } },
  }),
);

export const groupRow = style(
  inLayer({
    marginBlockStart: '-1px',
    borderBlock: `${vars.border.width} solid ${vars.color.border.subtle}`,
    background: vars.color.surface.sunken,
  }),
);

export const group = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    blockSize: '30px',
    paddingInline: `14px ${base.space[16]}`,
  }),
);

export const groupTitle = style(inLayer({ fontFamily: vars.font.display, fontWeight: 600, color: vars.color.text.primary }));

export const groupCount = style(inLayer({ color: vars.color.text.tertiary }));
