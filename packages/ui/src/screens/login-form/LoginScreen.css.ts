import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { components } from '../../foundation/theme/layers.css.ts';

const mottoColour = createVar();
const mottoDisplay = createVar();
const mottoFlow = createVar();
const mottoPlace = createVar();

export const screen = style(
  inLayer({
    vars: {
      [mottoColour]: vars.art.mottoText,
      // An organization's skin may predate these variables.
      [mottoDisplay]: fallbackVar(vars.art.mottoDisplay, 'block'),
      [mottoFlow]: fallbackVar(vars.art.mottoFlow, 'horizontal-tb'),
      [mottoPlace]: fallbackVar(vars.art.mottoPlace, 'end'),
    },
    ...typography('body'),
    position: 'relative',
    display: 'grid',
    gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr) auto',
    gridTemplateAreas: '"head card" "motto card" "foot card"',
    boxSizing: 'border-box',
    minBlockSize: '100dvh',
    paddingInline: '8.5% 9.5%',
    color: vars.art.loginText,
    backgroundColor: vars.color.surface.canvas,
    backgroundImage: vars.art.login,
    backgroundPosition: 'left center',
    backgroundSize: 'cover',
    backgroundRepeat: 'no-repeat',
    '@media': {
      '(max-width: 1023px)': {
        gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
        gridTemplateAreas: '"head" "card" "foot"',
        paddingInline: base.space[16],
        // Keep text off the edge of the image, which may be a band of brocade.
        backgroundPosition: '12% center',
      },
      [base.media.forcedColors]: { backgroundImage: 'none' },
    },
  }),
);

const low = { [mottoDisplay]: 'block', [mottoFlow]: 'horizontal-tb', [mottoPlace]: 'end' };

/** Text on a custom image instead of that of the skin: light on a dark image, dark on a light one, with the verses at the bottom. */
export const art = styleVariants({
  dark: [screen, inLayer({ color: vars.color.rail.text, vars: { ...low, [mottoColour]: vars.color.rail.text } })],
  light: [screen, inLayer({ color: vars.color.text.primary, vars: { ...low, [mottoColour]: vars.color.text.primary } })],
});

export const head = style(
  inLayer({ gridArea: 'head', display: 'flex', alignItems: 'center', minBlockSize: base.space[40], paddingBlockStart: base.space[32] }),
);

export const tools = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: base.space[24],
    insetInlineEnd: base.space[24],
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    '@media': { '(max-width: 1023px)': { insetInlineEnd: base.space[8] } },
  }),
);

export const language = style(
  inLayer({
    ...typography('body'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[6],
    minBlockSize: base.space[32],
    paddingInline: base.space[8],
    borderRadius: vars.radius.control,
    color: 'inherit',
    outline: 'none',
    selectors: {
      // The ring of the page may not show on the picture.
      '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: '-2px' },
      '&[data-hovered]': { background: 'color-mix(in oklch, currentColor 14%, transparent)' },
    },
  }),
);

export const value = style(inLayer({ selectors: { '&::after': { content: 'attr(data-value)' } } }));

export const motto = style(
  inLayer({
    gridArea: 'motto',
    display: mottoDisplay,
    alignSelf: 'end',
    justifySelf: 'start',
    // Of the page's sides, whichever way the verses run.
    padding: `${base.space[56]} 0 ${base.space[24]}`,
    color: mottoColour,
    fontFamily: base.font.song,
    fontSize: '22px',
    lineHeight: '40px',
    letterSpacing: '.06em',
    selectors: { '&:lang(zh)': { writingMode: mottoFlow, alignSelf: mottoPlace } },
    '@media': { '(max-width: 1023px), (max-height: 560px)': { display: 'none' } },
  }),
);

globalStyle(`${motto} > *`, { '@layer': { [components]: { margin: 0, marginBlockEnd: base.space[12], textWrap: 'balance' } } });
globalStyle(`${motto} > :first-child`, {
  '@layer': { [components]: { fontSize: '34px', lineHeight: '48px', fontWeight: 600 } },
});

export const card = style(
  inLayer({
    gridArea: 'card',
    alignSelf: 'center',
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: base.space[72],
    '@media': {
      // The card may take the whole width and no more: a track of its own size would follow the card.
      '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: base.space[24] },
    },
  }),
);

export const foot = style(
  inLayer({ gridArea: 'foot', ...typography('caption'), paddingBlockEnd: base.space[24], minBlockSize: base.space[20] }),
);
