import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { accent, border, focus, status, surface, text } = vars.color;

export const root = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[4], minInlineSize: 0 }));

export const zone = recipe({
  base: inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: base.space[4],
    boxSizing: 'border-box',
    padding: base.space[12],
    border: `1.5px dashed ${border.strong}`,
    borderRadius: vars.radius.card,
    color: text.secondary,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    outline: 'none',
    transition: `background-color ${base.motion.instant} linear`,
    selectors: {
      '&[data-drop-target]': { borderColor: accent.base, borderStyle: 'solid', background: accent.soft, color: accent.softText },
      '&[data-focus-visible]': { outline: `2px solid ${focus.ring}`, outlineOffset: '2px' },
      '&[data-disabled]': { borderColor: border.default, color: text.tertiary },
    },
    '@media': {
      [base.media.forcedColors]: {
        selectors: {
          '&[data-drop-target]': { borderColor: 'Highlight' },
          '&[data-focus-visible]': { outlineColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: { regular: {}, large: inLayer({ minBlockSize: '180px', padding: base.space[24], gap: base.space[8] }) },
    isInvalid: { true: inLayer({ borderColor: status.danger.border }), false: {} },
  },
});

export const icon = style(
  inLayer({
    color: text.tertiary,
    selectors: { '[data-drop-target] > &, [data-disabled] > &': { color: 'inherit' } },
  }),
);

/** Prompt and buttons are one sentence, which may break between them. */
export const line = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: base.space[4] }),
);

export const help = style(
  inLayer({
    ...typography('caption'),
    color: text.tertiary,
    selectors: { '[data-drop-target] > &, [data-disabled] > &': { color: 'inherit' } },
  }),
);

/** Covers the text, so that nothing shifts while files are dragged over it. */
export const release = style(
  inLayer({
    ...typography('bodyStrong'),
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: `calc(${vars.radius.card} - 2px)`,
    background: surface.raised,
    backgroundImage: `linear-gradient(${accent.soft}, ${accent.soft})`,
    color: accent.softText,
    pointerEvents: 'none',
  }),
);
