import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { accent, border, surface, text } = vars.color;
const edge = (colour: string) => `inset 0 0 0 max(1px, ${vars.border.width}) ${colour}`;

/** Pressed state, on top of the button styles. */
export const selected = style(
  inLayer({
    selectors: {
      '&&[data-selected]': { background: accent.soft, color: accent.softText, boxShadow: edge(accent.base) },
      '&&[data-selected][data-hovered]': { background: accent.softHover },
      '&&[data-selected][data-disabled]': { background: surface.sunken, color: text.disabled, boxShadow: edge(border.default) },
    },
    '@media': {
      [base.media.forcedColors]: {
        selectors: { '&&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);

/** Pressed in without an edge: the ground and the weight of the words tell. */
export const quiet = style(
  inLayer({
    selectors: {
      '&&[data-selected]': { background: accent.soft, color: accent.softText, fontWeight: base.type.bodyStrong.fontWeight },
      '&&[data-selected][data-hovered]': { background: accent.softHover },
      '&&[data-selected][data-disabled]': { background: surface.sunken, color: text.disabled },
    },
    '@media': {
      [base.media.forcedColors]: {
        selectors: { '&&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);

export const group = style(inLayer({ display: 'inline-flex', flexWrap: 'wrap', maxInlineSize: '100%' }));

export const variant = styleVariants({
  separate: inLayer({ gap: base.space[8] }),
  quiet: inLayer({ gap: base.space[2] }),
  segmented: inLayer({
    gap: base.space[2],
    padding: base.space[2],
    borderRadius: vars.radius.control,
    background: surface.sunken,
    // A ground alone is lost on a sheet of the same lightness.
    boxShadow: `inset 0 0 0 ${vars.border.width} ${border.subtle}`,
    '@media': { [base.media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
});

export const vertical = style(inLayer({ flexDirection: 'column', alignItems: 'stretch' }));

/** One segment; it fits the group into the height of a control. */
export const segment = style(
  inLayer({
    selectors: {
      '&&': {
        blockSize: `calc(${vars.density.control} - ${base.space[4]})`,
        minBlockSize: base.space[24],
        minInlineSize: base.space[24],
        borderRadius: `calc(${vars.radius.control} - ${base.space[2]})`,
        background: 'none',
        color: text.secondary,
        boxShadow: 'none',
      },
      '&&[data-hovered]:not([data-selected])': { background: surface.hover },
      '&&[data-selected]': {
        background: surface.raised,
        color: text.primary,
        fontWeight: base.type.bodyStrong.fontWeight,
        boxShadow: `${vars.shadow.panel}, ${edge(border.default)}`,
      },
      '&&[data-disabled]': { color: text.disabled },
    },
    '@media': {
      [base.media.narrow]: { selectors: { '&&': { minBlockSize: '44px', minInlineSize: '44px' } } },
      [base.media.forcedColors]: {
        selectors: {
          '&&': { border: 0 },
          '&&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText', boxShadow: 'none' },
        },
      },
    },
  }),
);
