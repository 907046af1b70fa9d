import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { row } from './MessageRow.css.ts';
import { inList } from './rowWidths.ts';

const { media } = base;
const { narrow } = inList;

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
    '@container': { [narrow]: { gridArea: 'select' } },
    '@media': { [media.narrow]: { display: 'none' } },
  }),
);

export const state = style(inLayer({ color: vars.color.text.tertiary, '@container': { [narrow]: { gridArea: 'state' } } }));

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
    '@container': { [narrow]: { gridArea: 'party', paddingInlineEnd: base.space[8] } },
    '@media': { [media.narrow]: { fontSize: base.type.read.fontSize } },
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
    '@container': {
      [inList.small]: { gridColumn: '4', selectors: { [`${row}[data-tagged] &`]: { gridColumn: '4' } } },
      [narrow]: { gridArea: 'subject', paddingInlineEnd: base.space[4], selectors: { [`${row}[data-tagged] &`]: { gridArea: 'subject' } } },
    },
    '@media': { [media.narrow]: { fontSize: '14px' } },
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
    '@container': {
      [inList.medium]: { maxInlineSize: '132px', paddingInlineEnd: base.space[8] },
      [inList.small]: { display: 'none' },
      // As wide as what is above it: tags don't move the flag and the date.
      [narrow]: { gridArea: 'tags', inlineSize: 0, minInlineSize: '100%', justifyContent: 'flex-end' },
    },
    '@media': {
      [media.narrow]: { selectors: { '&&': { inlineSize: 'auto', justifyContent: 'flex-start', paddingBlockStart: base.space[4] } } },
    },
  }),
);

/** Two chips that have no room beside each other are cut before they are clipped. */
globalStyle(`${tags} > *`, inLayer({ flexShrink: 1 }));

export const more = style(inLayer({ ...typography('caption'), ...tabular, color: vars.color.text.tertiary }));

export const date = style(
  inLayer({
    ...tabular,
    whiteSpace: 'nowrap',
    color: vars.color.text.tertiary,
    selectors: { [`${row}[data-unread] &`]: { color: vars.color.text.primary } },
    '@container': { [narrow]: { gridArea: 'date', paddingInlineStart: base.space[8], textAlign: 'end', ...typography('caption') } },
  }),
);

export const longDate = style(inLayer({ '@container': { [inList.short]: { display: 'none' } } }));

export const shortDate = style(inLayer({ display: 'none', '@container': { [inList.short]: { display: 'inline' } } }));

export const size = style(
  inLayer({
    ...tabular,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    color: vars.color.text.tertiary,
    '@container': { [inList.short]: { display: 'none' } },
  }),
);
