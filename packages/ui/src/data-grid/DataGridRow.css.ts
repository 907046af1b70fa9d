import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { oneLine } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';

const medium = '(min-width: 560px)';
const wide = '(min-width: 880px)';

export const row = style(
  inLayer({
    position: 'relative',
    blockSize: vars.density.row,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    // A row out of sight costs nothing but its height, and is still found by the browser's search and by screen readers.
    contentVisibility: 'auto',
    // Its height is given, and so no row has a say in the layout of another.
    contain: 'strict',
    // The head of the grid lies over the first rows.
    scrollMarginBlockStart: '33px',
    cursor: 'default',
    outline: 'none',
    transition: `background-color ${base.motion.instant} linear`,
    selectors: {
      '&[data-size="tall"]': { blockSize: `calc(${vars.density.row} + 6px)` },
      '&:hover': { background: vars.color.surface.hover },
      '&[aria-selected="true"]': { background: vars.color.selection.bg },
      '&[aria-selected="true"]:hover': { background: vars.color.selection.hover },
      '&[aria-selected="true"]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '3px',
        background: vars.color.selection.bar,
      },
      '&[aria-disabled="true"]': { color: vars.color.text.disabled },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': {
      [base.media.touch]: { minBlockSize: '44px' },
      [base.media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
      [base.media.reducedMotion]: { transition: 'none' },
    },
  }),
);

/** The whole cell is the target, up to the edge of the panel. */
export const select = style(inLayer({ display: 'grid', placeItems: 'center start', alignSelf: 'stretch', paddingInlineStart: '14px' }));

export const cell = style(
  inLayer({
    position: 'relative',
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

/** The buttons lie over the end of the name and take the ground of the row, so that nothing moves when they show. */
export const actions = style(
  inLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    alignItems: 'center',
    gap: base.space[2],
    paddingInline: base.space[8],
    background: vars.color.surface.hover,
    opacity: 0,
    selectors: {
      [`${row}:hover &, ${row}:focus-visible &, ${row}:has(:focus-visible) &`]: { opacity: 1 },
      [`${row}:not(:hover) &`]: { background: vars.color.surface.panel },
      [`${row}[aria-selected="true"] &`]: { background: vars.color.selection.bg },
      [`${row}[aria-selected="true"]:hover &`]: { background: vars.color.selection.hover },
    },
    '@media': {
      [base.media.touch]: { position: 'static', marginInlineStart: 'auto', background: 'none', opacity: 1 },
      [base.media.forcedColors]: { selectors: { [`${row}[aria-selected="true"] &`]: { background: 'Highlight' } } },
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
    color: vars.color.text.secondary,
    outline: 'none',
    selectors: {
      '&:hover': { color: vars.color.text.primary, background: vars.color.surface.sunken },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': { [base.media.forcedColors]: { color: 'inherit' } },
  }),
);
