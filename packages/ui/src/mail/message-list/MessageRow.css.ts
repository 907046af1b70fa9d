import { style } from '@vanilla-extract/css';
import { blockRule } from '../../foundation/grid-core/blockRule.ts';
import { chosenBar, chosenBarTurned } from '../../foundation/grid-core/chosenBar.ts';
import { rowHeight } from '../../foundation/grid-core/rowBlock.css.ts';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { inList, mediumColumns, narrowColumns, phoneColumns, smallColumns, wideColumns } from './rowWidths.ts';

const { column, media } = base;

const lines = `calc(${vars.density.row} + 18px)`;

export const block = style(
  inLayer({
    ...blockRule,
    vars: { [rowHeight]: vars.density.row },
    '@container': { [inList.narrow]: { vars: { [rowHeight]: lines } } },
    // On phones rows are as high as what is in them.
    '@media': { [media.narrow]: { contentVisibility: 'visible' } },
  }),
);

const onPhones = {
  gridTemplateColumns: phoneColumns,
  gridTemplateRows: '22px 22px auto',
  gridTemplateAreas: '"state party clip flag date" ". subject subject subject subject" ". tags tags tags tags"',
  blockSize: 'auto',
  contain: 'layout style',
  padding: `10px ${base.space[16]}`,
} as const;

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
      '&:is([aria-selected="true"], [aria-current])': { background: vars.color.selection.bg, boxShadow: chosenBar },
      '&:is([aria-selected="true"], [aria-current]):hover': { background: vars.color.selection.hover },
      '&[data-unread]': { color: vars.color.text.primary },
      '&[data-moved]': { color: vars.color.text.disabled },
      '&:focus': { outline: 'none' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@container': {
      [inList.medium]: {
        gridTemplateColumns: mediumColumns('92px'),
        selectors: { '&[data-wide-date]': { gridTemplateColumns: mediumColumns('110px') } },
      },
      [inList.small]: { gridTemplateColumns: smallColumns, selectors: { '&[data-wide-date]': { gridTemplateColumns: smallColumns } } },
      [inList.narrow]: {
        gridTemplateColumns: narrowColumns,
        gridTemplateRows: '1fr 1fr',
        gridTemplateAreas: '"select party clip flag date" "state subject subject subject subject"',
        paddingBlock: base.space[6],
        selectors: {
          '&[data-wide-date]': { gridTemplateColumns: narrowColumns },
          '&[data-tagged]': { gridTemplateAreas: '"select party clip flag date" "state subject tags tags tags"' },
        },
      },
    },
    '@media': {
      [media.narrow]: { selectors: { '&&&': onPhones } },
      // A long press selects the row, not its text.
      [media.touch]: { userSelect: 'none', WebkitTouchCallout: 'none' },
      [media.forcedColors]: {
        selectors: {
          // Use a border instead of a background, so that text and icons keep the colors the user has set.
          '&:is([aria-selected="true"], [aria-current])': { outline: '1px solid Highlight', outlineOffset: '-1px' },
          '&:is([aria-selected="true"], [aria-current])::before': {
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
