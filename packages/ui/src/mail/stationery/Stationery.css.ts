import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const measure = { sheet: '84px', small: '56px', column: '112px' };

export const list = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${measure.column}, 1fr))`,
    alignContent: 'start',
    gap: base.space[12],
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    padding: base.space[12],
    outline: 'none',
  }),
);

export const option = style(
  inLayer({
    display: 'grid',
    gap: base.space[4],
    minInlineSize: 0,
    borderRadius: vars.radius.control,
    outline: 'none',
    cursor: 'pointer',
    selectors: { ...focusRing },
  }),
);

/** A sheet of paper, seen from afar: its drawings at the size they have beside the words would fill it. */
export const sheet = style(
  inLayer({
    position: 'relative',
    display: 'block',
    blockSize: measure.sheet,
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    forcedColorAdjust: 'none',
    selectors: {
      [`${option}[data-selected] &`]: { outline: `2px solid ${vars.color.accent.base}`, outlineOffset: '1px' },
      // Border above the background drawing.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
      },
    },
  }),
);
export const far = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: 0,
    left: 0,
    inlineSize: '200%',
    blockSize: '200%',
    transform: 'scale(0.5)',
    transformOrigin: '0 0',
  }),
);
/** No paper at all. */
export const bare = style(
  inLayer({ background: vars.color.surface.panel, display: 'grid', placeItems: 'center', color: vars.color.text.tertiary }),
);

export const name = style(
  inLayer({
    ...typography('caption'),
    ...oneLine,
    color: vars.color.text.secondary,
    textAlign: 'center',
    selectors: { [`${option}[data-selected] &`]: { color: vars.color.text.primary, fontWeight: 600 } },
  }),
);

export const recent = style(inLayer({ display: 'grid', gap: base.space[8] }));
export const recentHead = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: vars.color.text.secondary,
  }),
);
export const recentList = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: base.space[8],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const recentButton = style(
  inLayer({
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    cursor: 'pointer',
    selectors: { ...focusRingInset, ...focusRing },
  }),
);
export const small = style(inLayer({ blockSize: measure.small }));
