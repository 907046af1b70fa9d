import { style } from '@vanilla-extract/css';
import { chosenBar, chosenBarTurned } from '../../foundation/grid-core/chosenBar.ts';
import { rowHeight } from '../../foundation/grid-core/rowBlock.css.ts';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const medium = '(min-width: 560px)';
const wide = '(min-width: 880px)';

export const row = style(
  inLayer({
    position: 'relative',
    blockSize: rowHeight,
    borderBlockEnd: hairline,
    // Its height is given, and so no row has a say in the layout of another.
    contain: 'strict',
    // The sticky header covers the first rows.
    scrollMarginBlockStart: '33px',
    cursor: 'default',
    outline: 'none',
    transition: `background-color ${base.motion.instant} linear`,
    selectors: {
      // Only what was left fades: under the hand a row answers in its first frame.
      '&:hover': { background: vars.color.surface.hover, transition: 'none' },
      ...chosenBarTurned,
      '&[aria-selected="true"]': { background: vars.color.selection.bg, boxShadow: chosenBar },
      '&[aria-selected="true"]:hover': { background: vars.color.selection.hover },
      '&[aria-disabled="true"]': { color: vars.color.text.disabled },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': {
      [base.media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText', boxShadow: 'none', forcedColorAdjust: 'none' },
        },
      },
      [base.media.reducedMotion]: { transition: 'none' },
    },
  }),
);

/** The whole cell is the target, up to the edge of the panel. */
export const select = style(
  inLayer({
    display: 'grid',
    placeItems: 'center start',
    alignSelf: 'stretch',
    paddingInlineStart: '14px',
    // A press selects the row, not its text.
    userSelect: 'none',
  }),
);

/** Containing block for the actions at the end of the cell. Other cells aren't positioned, which makes hit testing faster. */
export const ground = style(inLayer({ position: 'relative' }));

export const cell = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    minInlineSize: 0,
    paddingInline: base.space[12],
    selectors: {
      '&[data-align="end"]': { justifyContent: 'end' },
      '&[data-tone="strong"]': { color: vars.color.text.primary, fontWeight: 600 },
      '&[data-tone="primary"]': { color: vars.color.text.primary },
      [`${row}[aria-disabled="true"] &`]: { color: 'inherit' },
      '&:last-child': { paddingInlineEnd: base.space[16] },
      '&[data-from]': { display: 'none' },
    },
    '@container': {
      [medium]: { selectors: { '&[data-from="medium"]': { display: 'flex' } } },
      [wide]: { selectors: { '&[data-from]': { display: 'flex' } } },
    },
    '@media': { [base.media.forcedColors]: { selectors: { [`${row}[aria-selected="true"] &`]: { color: 'inherit' } } } },
  }),
);

export const cut = style(inLayer({ ...oneLine, display: 'block' }));

/** The buttons cover the end of the name with the background of the row, so that nothing moves when they appear. */
export const actions = style(
  inLayer({
    position: 'absolute',
    // The ring of the row stays whole.
    insetBlock: base.space[2],
    insetInlineEnd: 0,
    display: 'flex',
    alignItems: 'center',
    gap: base.space[2],
    paddingInline: base.space[8],
    // Hidden by ink: to change what is see-through costs a frame a new tree.
    color: 'transparent',
    selectors: {
      [`${row}:focus-visible &, ${row}:has(:focus-visible) &`]: { color: vars.color.text.secondary, background: vars.color.surface.panel },
      [`${row}:hover &`]: { color: vars.color.text.secondary, background: vars.color.surface.hover },
      [`${row}[aria-selected="true"]:focus-visible &, ${row}[aria-selected="true"]:has(:focus-visible) &`]: {
        background: vars.color.selection.bg,
      },
      [`${row}[aria-selected="true"]:hover &`]: { background: vars.color.selection.hover },
    },
    '@media': {
      [base.media.touch]: { position: 'static', marginInlineStart: 'auto', color: vars.color.text.secondary },
      [base.media.forcedColors]: {
        opacity: 0,
        color: 'inherit',
        selectors: {
          [`${row}:hover &, ${row}:focus-visible &, ${row}:has(:focus-visible) &`]: { opacity: 1 },
          [`${row}[aria-selected="true"] &`]: { background: 'Highlight' },
        },
      },
    },
  }),
);

export const action = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '26px',
    blockSize: '26px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    outline: 'none',
    selectors: {
      [`${row} &:hover`]: { color: vars.color.text.primary, background: vars.color.surface.sunken },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': { [base.media.forcedColors]: { color: 'inherit' } },
  }),
);
