import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const tiles = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    alignContent: 'start',
    gap: base.space[8],
    flex: 1,
    minBlockSize: 0,
    padding: base.space[16],
    overflowY: 'auto',
    outline: 'none',
    selectors: { '&[data-empty]': { display: 'flex' } },
  }),
);

export const tile = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: base.space[6],
    minInlineSize: 0,
    padding: `${base.space[20]} ${base.space[8]} ${base.space[12]}`,
    borderRadius: vars.radius.card,
    cursor: 'default',
    outline: 'none',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-selected]': { background: vars.color.selection.bg },
      '&[data-selected][data-hovered]': { background: vars.color.selection.hover },
    },
    '@media': {
      [base.media.forcedColors]: { border: '1px solid Canvas', selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
    },
  }),
);

export const tileBox = style(
  inLayer({
    opacity: 0,
    selectors: {
      // A box has a place of its own elsewhere, whichever style sheet comes later.
      '&&': { position: 'absolute', insetBlockStart: base.space[6], insetInlineStart: base.space[6] },
      '[data-hovered] > &, [data-selected] > &, [data-focus-visible] > &, :focus-within > &': { opacity: 1 },
    },
    '@media': { [base.media.touch]: { opacity: 1 } },
  }),
);

export const tileMore = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: base.space[4],
    insetInlineEnd: base.space[4],
    opacity: 0,
    selectors: { '[data-hovered] > &, [data-focus-visible] > &, :focus-within > &': { opacity: 1 } },
    '@media': { [base.media.touch]: { opacity: 1 } },
  }),
);

export const tileIcon = style(inLayer({ selectors: { '&&': { inlineSize: '48px', blockSize: '54px' } } }));

export const tileName = style(
  inLayer({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    maxInlineSize: '100%',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textAlign: 'center',
  }),
);

export const tileMeta = style(inLayer({ ...typography('caption'), ...tabular, color: vars.color.text.tertiary }));

/** A small image fills the width of its tile. */
export const tileImage = style(inLayer({ selectors: { '&&': { inlineSize: '100%', blockSize: '84px', objectFit: 'cover' } } }));
