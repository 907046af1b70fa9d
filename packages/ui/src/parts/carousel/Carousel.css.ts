import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'grid',
    grid: 'minmax(0, 1fr) / minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.surface.sunken,
    color: vars.color.text.primary,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}, ${vars.shadow.panel}`,
    touchAction: 'pan-y',
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** All slides share one grid cell; only one is visible. */
export const slides = style(
  inLayer({ gridArea: '1 / 1', display: 'grid', grid: 'minmax(0, 1fr) / minmax(0, 1fr)', minInlineSize: 0, minBlockSize: 0 }),
);

export const slide = style(
  inLayer({
    gridArea: '1 / 1',
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'hidden',
    opacity: 0,
    visibility: 'hidden',
    transition: `opacity ${base.motion.slow} linear, visibility 0s ${base.motion.slow}`,
    selectors: { '&[data-current]': { opacity: 1, visibility: 'visible', transitionDelay: '0s' } },
    '@media': { [base.media.reducedMotion]: { transitionDuration: '0s', transitionDelay: '0s' } },
  }),
);

/** The controls have their own background because the image below can have any color. */
export const controls = style(
  inLayer({
    gridArea: '1 / 1',
    alignSelf: 'end',
    justifySelf: 'start',
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    maxInlineSize: 'calc(100% - 16px)',
    boxSizing: 'border-box',
    margin: base.space[8],
    padding: base.space[2],
    borderRadius: '16px',
    background: `color-mix(in oklch, ${vars.color.tooltip.bg} 72%, transparent)`,
    color: vars.color.tooltip.text,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const button = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '28px',
    blockSize: '28px',
    padding: 0,
    border: 0,
    borderRadius: '14px',
    background: 'none',
    color: 'inherit',
    cursor: 'default',
    outline: 'none',
    selectors: {
      // The ring of the page does not show on this ground.
      '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: '-2px' },
      '&[data-hovered]': { background: `color-mix(in oklch, ${vars.color.tooltip.text} 18%, transparent)` },
    },
    '@media': { [base.media.touch]: { inlineSize: '44px', blockSize: '44px', borderRadius: '22px' } },
  }),
);

/** Position as text, for more slides than dots can show. */
export const place = style(inLayer({ ...typography('caption'), ...tabular, flex: 'none', paddingInline: base.space[4] }));

export const dots = style(inLayer({ display: 'flex', alignItems: 'center', minInlineSize: 0, overflow: 'hidden' }));

export const dot = style([
  button,
  inLayer({
    inlineSize: '24px',
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: base.space[6],
        blockSize: base.space[6],
        borderRadius: '3px',
        background: 'currentColor',
        opacity: 0.6,
        transition: `inline-size ${base.motion.base} ${base.motion.easeOut}`,
      },
      '&[data-current]': { inlineSize: '32px' },
      '&[data-current]::before': { inlineSize: '22px', opacity: 1 },
    },
    '@media': {
      [base.media.touch]: { inlineSize: '32px' },
      [base.media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
      [base.media.forcedColors]: {
        selectors: {
          '&::before': { background: 'ButtonText' },
          '&[data-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
]);

export const picture = style(inLayer({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

export const link = style(
  inLayer({
    display: 'block',
    blockSize: '100%',
    outline: 'none',
    color: 'inherit',
    selectors: {
      '&:focus-visible': {
        ...focusRing['&[data-focus-visible]'],
        outlineOffset: '-3px',
        outlineWidth: '3px',
        borderRadius: vars.radius.card,
      },
    },
  }),
);
