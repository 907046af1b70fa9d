import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const ground = createVar();
const words = createVar();
/** Color of an event. */
export const bar = createVar();
/** Mixes the bar color, which is too light as a background, with the text color for enough contrast. */
const solid = (share: number) => `color-mix(in oklab, ${bar} ${share}%, ${words})`;

export const event = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    display: 'block',
    boxSizing: 'border-box',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    borderInlineStart: `3px solid ${bar}`,
    borderRadius: `min(4px, ${vars.radius.control})`,
    backgroundColor: ground,
    color: words,
    textAlign: 'start',
    cursor: 'default',
    overflow: 'hidden',
    outline: 'none',
    touchAction: 'manipulation',
    selectors: {
      '&:hover': { backgroundColor: `color-mix(in oklch, ${ground} 94%, ${words})` },
      '&[data-solid]': {
        backgroundColor: solid(55),
        borderInlineStartColor: 'transparent',
        borderInlineStartWidth: 0,
        color: vars.color.surface.panel,
      },
      '&[data-solid]:hover': { backgroundColor: solid(40) },
      '&[data-tentative]': { backgroundColor: 'transparent', boxShadow: `inset 0 0 0 1px ${bar}`, color: words },
      '&[data-tentative]:hover': { backgroundColor: ground },
      '&[data-starts="false"]': { borderInlineStartWidth: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 },
      '&[data-ends="false"]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
      '&[data-pulled]': { boxShadow: vars.shadow.popover, zIndex: 4, cursor: 'grabbing' },
      '&[data-draft]': { backgroundColor: vars.color.accent.base, borderInlineStartWidth: 0, color: vars.color.accent.on },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '1px', zIndex: 3 },
    },
    '@media': {
      [base.media.touch]: { minBlockSize: base.space[24] },
      [base.media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { '&[data-tentative]': { borderStyle: 'dashed' }, '&:focus-visible': { outlineColor: 'Highlight' } },
      },
    },
  }),
);

export const colour = styleVariants(vars.color.event, (event) =>
  inLayer({ vars: { [ground]: event.bg, [words]: event.text, [bar]: event.bar } }),
);

/** One line of words, in a month or in the row of whole days. */
export const line = style(
  inLayer({
    ...oneLine,
    // As high as the smallest target; the edges that are not drawn are the gap between lines.
    blockSize: base.space[24],
    borderBlock: '1px solid transparent',
    backgroundClip: 'padding-box',
    paddingInline: '5px 6px',
    lineHeight: '22px',
    selectors: { '&[data-solid]': { paddingInlineStart: base.space[8] }, '&[data-draft]': { paddingInlineStart: base.space[8] } },
  }),
);

/** Event between the hours; its height shows its duration. */
export const block = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'start',
    paddingBlock: '3px 0',
    paddingInline: '7px 6px',
    overflowWrap: 'anywhere',
    selectors: { '&[data-short]': { ...oneLine, display: 'block', paddingBlock: 0, lineHeight: base.space[20] } },
  }),
);

export const title = style(inLayer({ fontWeight: 600, selectors: { '[data-solid] > &': { fontWeight: 'inherit' } } }));

/** On phones there is room for the beginning of the title or for the time: what it is tells more. */
export const time = style(
  inLayer({
    marginInlineEnd: base.space[4],
    '@media': { [base.media.narrow]: { selectors: { [`${line} > &`]: { display: 'none' } } } },
  }),
);

export const detail = style(inLayer({ display: 'block' }));

/** The lower edge of an event, to pull its end by. */
export const edge = style(
  inLayer({ position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: '7px', cursor: 'ns-resize', touchAction: 'none' }),
);

/** Color square in a list. */
export const swatch = style(
  inLayer({ flex: 'none', inlineSize: '10px', blockSize: '10px', borderRadius: '3px', background: bar, forcedColorAdjust: 'none' }),
);
