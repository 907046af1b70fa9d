import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { bar } from './EventButton.css.ts';

const ring = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } as const;

export const root = style(
  inLayer({
    ...typography('body'),
    ...tabular,
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    isolation: 'isolate',
    userSelect: 'none',
    color: vars.color.text.primary,
    background: vars.color.surface.panel,
    '@media': { [base.media.narrow]: { overflowY: 'auto' } },
  }),
);

export const grid = style(
  inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, '@media': { [base.media.narrow]: { flex: 'none' } } }),
);

export const row = style(inLayer({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }));

export const head = style(inLayer({ flex: 'none', blockSize: '28px', alignItems: 'center', borderBlockEnd: hairline }));

export const weekday = style(
  inLayer({
    ...typography('caption'),
    ...oneLine,
    paddingInline: base.space[8],
    color: vars.color.text.tertiary,
    '@media': { [base.media.narrow]: { paddingInline: 0, textAlign: 'center' } },
  }),
);

export const body = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: '360px',
    overflow: 'hidden',
    '@media': { [base.media.narrow]: { minBlockSize: 0 } },
  }),
);

export const week = style(inLayer({ flex: 1, minBlockSize: 0, '@media': { [base.media.narrow]: { flex: 'none', blockSize: '58px' } } }));

export const day = style(
  inLayer({
    position: 'relative',
    minInlineSize: 0,
    boxSizing: 'border-box',
    padding: `${base.space[4]} ${base.space[6]}`,
    borderInlineEnd: hairline,
    borderBlockEnd: hairline,
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&:last-child': { borderInlineEnd: 0 },
      '&[data-outside]': { background: vars.color.surface.sunken, color: vars.color.text.tertiary },
      '&:focus-visible': ring,
    },
    '@media': {
      // The events of the selected day are listed below.
      [base.media.narrow]: {
        paddingInline: base.space[2],
        selectors: {
          '&[aria-selected="true"]': { background: vars.color.selection.bg, boxShadow: `inset 0 2px 0 ${vars.color.selection.bar}` },
        },
      },
      [base.media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
          '&:focus-visible': { outlineColor: 'Highlight' },
        },
      },
    },
  }),
);

export const dayHead = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space[4],
    blockSize: '22px',
    overflow: 'hidden',
    '@media': { [base.media.narrow]: { justifyContent: 'center' } },
  }),
);

export const number = style(
  inLayer({
    whiteSpace: 'nowrap',
    selectors: {
      '[aria-current] > * > &': {
        boxSizing: 'border-box',
        flex: 'none',
        minInlineSize: '22px',
        blockSize: '22px',
        paddingInline: base.space[4],
        borderRadius: '11px',
        background: vars.color.accent.base,
        color: vars.color.accent.on,
        fontWeight: 600,
        lineHeight: '22px',
        textAlign: 'center',
      },
    },
    '@media': {
      [base.media.forcedColors]: {
        selectors: { '[aria-current] > * > &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

/** A phone has room for it above the events of the day. */
export const note = style(
  inLayer({
    ...typography('caption'),
    ...oneLine,
    color: vars.color.text.tertiary,
    '@media': { [base.media.narrow]: { display: 'none' } },
  }),
);

/** Above the ground of the days an event runs on into. */
export const placed = style(inLayer({ position: 'absolute', zIndex: 1 }));

/** An event on a phone. */
export const mark = style(
  inLayer({
    position: 'absolute',
    zIndex: 1,
    boxSizing: 'border-box',
    blockSize: '5px',
    borderRadius: '3px',
    background: bar,
    pointerEvents: 'none',
    selectors: { '&[data-tentative]': { background: 'none', border: `1px solid ${bar}` } },
    '@media': { [base.media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);

export const chosenDay = style(inLayer({ minBlockSize: '140px' }));

export const nothing = style(inLayer({ margin: 0, padding: base.space[16], color: vars.color.text.secondary }));

export const more = style(
  inLayer({
    ...typography('caption'),
    ...oneLine,
    position: 'absolute',
    insetInline: '4px',
    zIndex: 1,
    blockSize: base.space[24],
    paddingInline: '6px',
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.secondary,
    lineHeight: base.space[24],
    textAlign: 'start',
    outline: 'none',
    selectors: { '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary }, '&:focus-visible': ring },
  }),
);

export const crowd = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[4], inlineSize: '240px', padding: base.space[12] }),
);

export const crowdTitle = style(inLayer({ ...typography('bodyStrong'), margin: `0 0 ${base.space[4]}` }));
