import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const measure = { width: '304px', height: '208px', cell: '34px' };

/** The system draws emoji in its own colors. */
const emojiFont = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif';

export const root = style(inLayer({ display: 'grid', gap: base.space[8], inlineSize: measure.width, maxInlineSize: '100%' }));

export const groups = style(inLayer({ display: 'flex', justifyContent: 'space-between' }));
export const group = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: measure.cell,
    blockSize: '30px',
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    fontFamily: emojiFont,
    fontSize: base.type.title.fontSize,
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: vars.color.surface.raisedHover },
      '&[data-selected]': { background: vars.color.accent.soft, boxShadow: `inset 0 -2px 0 ${vars.color.accent.base}` },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } } },
  }),
);

export const list = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${measure.cell}, 1fr))`,
    alignContent: 'start',
    blockSize: measure.height,
    overflowY: 'auto',
    outline: 'none',
  }),
);

export const emoji = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    blockSize: measure.cell,
    borderRadius: vars.radius.control,
    fontFamily: emojiFont,
    fontSize: '20px',
    lineHeight: 1,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      ...focusRingInset,
      '&[data-hovered], &[data-focused]': { background: vars.color.surface.raisedHover },
    },
    '@media': {
      [base.media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);

export const none = style(
  inLayer({
    ...typography('body'),
    gridColumn: '1 / -1',
    margin: 0,
    padding: base.space[16],
    color: vars.color.text.secondary,
    textAlign: 'center',
  }),
);
