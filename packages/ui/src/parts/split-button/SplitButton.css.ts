import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(inLayer({ display: 'inline-flex', maxInlineSize: '100%', minInlineSize: 0 }));

export const main = style(
  inLayer({ selectors: { '&&': { flex: '0 1 auto', minInlineSize: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 } } }),
);

const part = inLayer({
  position: 'relative',
  selectors: {
    '&&': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    // A line between the halves that does not reach the edges.
    '&&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: base.space[6],
      insetInlineStart: 0,
      inlineSize: '1px',
      background: 'currentColor',
      opacity: 0.35,
    },
  },
});

/** The half that opens the menu: narrower than a square, yet a whole target. */
export const more = styleVariants({
  small: [part, inLayer({ selectors: { '&&': { inlineSize: base.space[24] } } })],
  regular: [part, inLayer({ selectors: { '&&': { inlineSize: '28px' } } })],
  large: [part, inLayer({ selectors: { '&&': { inlineSize: '36px' } } })],
});

/** The edges of two outlined halves meet in one line, which the line above replaces. */
export const outlined = style(
  inLayer({
    selectors: {
      '&&': { marginInlineStart: `calc(${vars.border.width} * -1)` },
      '&&::before': { background: vars.color.border.default, opacity: 1 },
    },
  }),
);
