import { globalStyle, style } from '@vanilla-extract/css';
import { blockRule } from '../../foundation/grid-core/blockRule.ts';
import { chosenBar, chosenBarTurned } from '../../foundation/grid-core/chosenBar.ts';
import { rowHeight } from '../../foundation/grid-core/rowBlock.css.ts';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { column, media } = base;

/** In narrower windows the other columns shrink to leave room for three tags of usual length. */
const wideColumns = (date: string, leastDate: string) =>
  `${column.select} ${column.state} minmax(100px, ${column.party}) minmax(240px, 1fr) minmax(180px, ${column.tags}) ${column.flag} ${column.actions} minmax(${leastDate}, ${date}) minmax(72px, ${column.size})`;
/** The subject gives way last: what it has is never less than 240 pixels. */
const mediumColumns = (date: string) => `${column.select} 26px 132px minmax(240px, 1fr) auto 30px 26px ${date} 72px`;
/** Nor on a small tablet, where the size and tags have no room, and the date is a short one. */
const smallColumns = `${column.select} 26px 112px minmax(240px, 1fr) 30px 26px minmax(64px, auto)`;
const small = '(min-width: 641px) and (max-width: 767px)';

const phoneColumns = '20px minmax(0, 1fr) auto auto auto';

/** On phones rows are as high as what is in them. */
export const block = style(
  inLayer({ ...blockRule, vars: { [rowHeight]: vars.density.row }, '@media': { [media.narrow]: { contentVisibility: 'visible' } } }),
);

export const row = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: wideColumns(column.date, '108px'),
    boxSizing: 'border-box',
    blockSize: rowHeight,
    paddingInline: `14px ${base.space[16]}`,
    borderBlockEnd: hairline,
    // Rows are independent and have a fixed height: a change in one doesn't lay out the others.
    contain: 'strict',
    cursor: 'default',
    touchAction: 'pan-y',
    transition: `background-color ${base.motion.instant} linear`,
    selectors: {
      '&[data-wide-date]': { gridTemplateColumns: wideColumns(column.dateTimeSwitch, '120px') },
      // Only what was left fades: under the hand a row answers in its first frame.
      '&:hover': { background: vars.color.surface.hover, transition: 'none' },
      ...chosenBarTurned,
      '&[aria-selected="true"]': { background: vars.color.selection.bg, boxShadow: chosenBar },
      '&[aria-selected="true"]:hover': { background: vars.color.selection.hover },
      '&[data-unread]': { color: vars.color.text.primary },
      '&[data-moved]': { color: vars.color.text.disabled },
      '&:focus': { outline: 'none' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': {
      [media.medium]: {
        gridTemplateColumns: mediumColumns('92px'),
        selectors: { '&[data-wide-date]': { gridTemplateColumns: mediumColumns('110px') } },
      },
      [small]: { gridTemplateColumns: smallColumns, selectors: { '&[data-wide-date]': { gridTemplateColumns: smallColumns } } },
      [media.narrow]: {
        gridTemplateColumns: phoneColumns,
        gridTemplateRows: '22px 22px auto',
        gridTemplateAreas: '"state party clip flag date" ". subject subject subject subject" ". tags tags tags tags"',
        blockSize: 'auto',
        contain: 'layout style',
        padding: `10px ${base.space[16]}`,
        selectors: { '&[data-wide-date]': { gridTemplateColumns: phoneColumns } },
      },
      // A long press selects the row, not its text.
      [media.touch]: { userSelect: 'none', WebkitTouchCallout: 'none' },
      [media.forcedColors]: {
        selectors: {
          // Use a border instead of a background, so that text and icons keep the colors the user has set.
          '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
          '&[aria-selected="true"]::before': {
            content: '',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: 0,
            inlineSize: '3px',
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
          '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
);

const hiddenWhenNarrow = { [media.narrow]: { display: 'none' } } as const;
const hiddenBelow768 = { '(max-width: 767px)': { display: 'none' } } as const;

export const select = style(
  inLayer({
    display: 'grid',
    placeItems: 'center start',
    // The whole cell is the target, up to the edge of the panel.
    alignSelf: 'stretch',
    marginInlineStart: '-14px',
    paddingInlineStart: '14px',
    // A press here selects the row, not its text.
    userSelect: 'none',
    '@media': hiddenWhenNarrow,
  }),
);

export const state = style(inLayer({ color: vars.color.text.tertiary, '@media': { [media.narrow]: { gridArea: 'state' } } }));

export const stateIcon = style(inLayer({ display: 'block', inlineSize: '16px' }));

export const unreadMark = style(
  inLayer({
    display: 'block',
    inlineSize: '10px',
    blockSize: '10px',
    marginInlineStart: '1px',
    background: vars.color.unread.marker,
    clipPath: vars.shape.unreadMark,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

export const cut = style(inLayer({ ...oneLine }));

export const party = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInlineEnd: base.space[16],
    color: vars.color.text.primary,
    selectors: { [`${row}[data-unread] &`]: { fontWeight: 600 }, [`${row}[data-moved] &`]: { color: 'inherit' } },
    '@media': { [media.narrow]: { gridArea: 'party', fontSize: base.type.read.fontSize } },
  }),
);

export const subject = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[6],
    minInlineSize: 0,
    gridColumn: '4 / 6',
    paddingInlineEnd: base.space[16],
    selectors: {
      [`${row}[data-tagged] &`]: { gridColumn: '4' },
      [`${row}[data-unread] &`]: { fontWeight: 600 },
    },
    '@media': {
      [small]: { gridColumn: '4', selectors: { [`${row}[data-tagged] &`]: { gridColumn: '4' } } },
      [media.narrow]: {
        gridArea: 'subject',
        paddingInlineEnd: 0,
        fontSize: '14px',
        selectors: { [`${row}[data-tagged] &`]: { gridArea: 'subject' } },
      },
    },
  }),
);

export const folder = style(inLayer({ color: vars.color.text.tertiary, fontWeight: 400 }));

export const tags = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[4],
    minInlineSize: 0,
    overflow: 'hidden',
    '@media': {
      [media.medium]: { maxInlineSize: '132px', paddingInlineEnd: base.space[8] },
      [small]: { display: 'none' },
      [media.narrow]: { gridArea: 'tags', paddingBlockStart: base.space[4] },
    },
  }),
);

/** Two chips that have no room beside each other are cut before they are clipped. */
globalStyle(`${tags} > *`, inLayer({ flexShrink: 1 }));

export const more = style(inLayer({ ...typography('caption'), ...tabular, color: vars.color.text.tertiary }));

export const flag = style(inLayer({ '@media': { [media.narrow]: { gridArea: 'flag' } } }));

export const action = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    marginInlineStart: '-4px',
    padding: 0,
    border: 0,
    borderRadius: `calc(${vars.radius.control} - 2px)`,
    background: 'none',
    color: vars.color.text.tertiary,
    selectors: {
      '&:hover': { color: vars.color.text.primary },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': { [media.narrow]: { selectors: { '&[data-empty]': { display: 'none' } } } },
  }),
);

// The button keeps its space, so that nothing moves on hover. Its icon is rendered only then: otherwise the browser would lay out and paint
// a hidden icon for each row.
globalStyle(`${action}[data-empty] > *`, inLayer({ display: 'none' }));
globalStyle(`${row}:hover ${action}[data-empty] > *, ${row}:focus-within ${action}[data-empty] > *`, inLayer({ display: 'block' }));

export const actions = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingInlineEnd: base.space[12],
    color: vars.color.text.tertiary,
    '@media': { [media.medium]: { paddingInlineEnd: base.space[6] }, [media.narrow]: { gridArea: 'clip' } },
  }),
);

export const hoverAction = style(
  inLayer({
    // At the end of a fixed-width cell, so that showing it on hover moves nothing.
    display: 'none',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    padding: 0,
    border: 0,
    borderRadius: `calc(${vars.radius.control} - 2px)`,
    background: 'none',
    color: 'inherit',
    selectors: {
      '&:hover': { color: vars.color.text.primary },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      [`${row}:hover &, ${row}:focus-visible &`]: { display: 'grid' },
    },
    // Where the column has room for the paperclip alone.
    '@media': { '(max-width: 1199px)': { selectors: { [`${row}:hover &, ${row}:focus-visible &`]: { display: 'none' } } } },
  }),
);

export const attachment = style(inLayer({ display: 'grid', placeItems: 'center', inlineSize: '16px', marginInlineStart: base.space[2] }));

export const date = style(
  inLayer({
    ...tabular,
    whiteSpace: 'nowrap',
    color: vars.color.text.tertiary,
    selectors: { [`${row}[data-unread] &`]: { color: vars.color.text.primary } },
    '@media': { [media.narrow]: { gridArea: 'date', paddingInlineStart: base.space[8], ...typography('caption') } },
  }),
);

export const longDate = style(inLayer({ '@media': hiddenBelow768 }));

export const shortDate = style(inLayer({ display: 'none', '@media': { '(max-width: 767px)': { display: 'inline' } } }));

export const size = style(
  inLayer({ ...tabular, textAlign: 'end', whiteSpace: 'nowrap', color: vars.color.text.tertiary, '@media': hiddenBelow768 }),
);
