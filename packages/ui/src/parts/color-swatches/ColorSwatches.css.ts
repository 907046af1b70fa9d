import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** Color of a swatch and number of columns; set by the component. */
export const swatchVariable = '--jinshu-swatch-colour';
export const columnsVariable = '--jinshu-swatch-columns';
const colour = `var(${swatchVariable})`;

export const root = style(inLayer({ display: 'grid', gap: base.space[4], justifyItems: 'start', minInlineSize: 0 }));

export const swatches = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: `repeat(var(${columnsVariable}), 36px)`,
    rowGap: base.space[2],
    maxInlineSize: '100%',
    outline: 'none',
    '@media': { [base.media.touch]: { gridTemplateColumns: `repeat(var(${columnsVariable}), 44px)` } },
  }),
);

export const item = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    blockSize: '36px',
    borderRadius: vars.radius.control,
    cursor: 'default',
    outline: 'none',
    selectors: focusRingInset,
    '@media': { [base.media.touch]: { blockSize: '44px' } },
  }),
);

export const dot = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    borderRadius: '50%',
    background: colour,
    forcedColorAdjust: 'none',
    boxShadow: `inset 0 0 0 1px color-mix(in oklch, ${vars.color.text.primary} 16%, transparent)`,
    transition: `transform ${base.motion.instant} linear`,
    // Black on what is light, white on what is dark, whatever the skin.
    color: 'white',
    selectors: {
      [`${item}[data-hovered] &`]: { transform: 'scale(1.08)' },
      [`${item}[data-selected] &`]: { outline: `2px solid ${vars.color.accent.base}`, outlineOffset: '2px' },
      [`${item}[data-disabled] &`]: { opacity: 0.45 },
    },
    '@supports': {
      '(color: oklch(from red l c h))': { color: `oklch(from ${colour} clamp(0, (l - 0.64) * -1000, 1) 0 0)` },
    },
    '@media': {
      [base.media.reducedMotion]: { transition: 'none', selectors: { [`${item}[data-hovered] &`]: { transform: 'none' } } },
      [base.media.forcedColors]: { selectors: { [`${item}[data-selected] &`]: { outlineColor: 'Highlight' } } },
    },
  }),
);

/** Name of the hovered or selected color, because a color alone isn't enough for color-blind users. */
export const name = style(inLayer({ ...typography('caption'), minBlockSize: '18px', color: vars.color.text.tertiary }));

export const withCustom = style(inLayer({ display: 'grid', gap: base.space[8], justifyItems: 'start' }));

export const preview = style(
  inLayer({
    flex: 'none',
    inlineSize: base.space[20],
    blockSize: base.space[20],
    borderRadius: base.space[4],
    background: colour,
    forcedColorAdjust: 'none',
    boxShadow: `inset 0 0 0 1px color-mix(in oklch, ${vars.color.text.primary} 24%, transparent)`,
  }),
);
