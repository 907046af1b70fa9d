import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { rtl } from '../../foundation/styles/rtl.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { accent, status, surface, text } = vars.color;

export const calendar = style(inLayer({ ...typography('caption'), ...tabular, color: text.primary }));

export const months = style(inLayer({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: base.space[20] }));

export const month = style(inLayer({ flex: '1 1 196px', minInlineSize: '196px' }));

export const head = style(inLayer({ display: 'flex', alignItems: 'center', blockSize: '28px', marginBlockEnd: base.space[4] }));

export const title = style(inLayer({ ...typography('bodyStrong'), ...oneLine, flex: 1, margin: 0, paddingInline: base.space[4] }));

export const step = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: text.secondary,
    outline: 'none',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: surface.raisedHover },
      '&[data-disabled]': { color: text.disabled },
      [rtl]: { rotate: '180deg' },
    },
  }),
);

export const grid = style(inLayer({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }));

export const weekday = style(
  inLayer({ ...typography('caption'), blockSize: '26px', padding: 0, textAlign: 'center', color: text.tertiary, fontWeight: 400 }),
);

export const cell = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '26px',
    blockSize: '26px',
    marginInline: 'auto',
    borderRadius: '50%',
    color: text.primary,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-hovered]': { background: surface.raisedHover },
      '&[data-pressed]': { background: accent.soft },
      '&[data-today]': { color: accent.softText, fontWeight: 600, boxShadow: `inset 0 0 0 1px ${accent.base}` },
      '&[data-unavailable]': { color: text.tertiary, textDecoration: 'line-through' },
      '&[data-disabled]': { color: text.disabled },
      '&[data-selected]': { background: accent.base, color: accent.on, fontWeight: 600, boxShadow: 'none' },
      '&[data-invalid]': { background: status.danger.soft, color: status.danger.text },
      ...focusRing,
      // Otherwise adjacent days of a band would cover the focus ring.
      '&[data-focused]': { zIndex: 1 },
    },
    '@media': {
      [base.media.touch]: { inlineSize: '40px', blockSize: '40px' },
      [base.media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-today]': { boxShadow: 'inset 0 0 0 1px CanvasText' },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);

/** Days of a month that is not shown keep their place in a single month, as on a calendar on the wall. */
export const outsideShown = style(inLayer({ selectors: { '&[data-outside-month]': { visibility: 'visible', color: text.disabled } } }));

/** A day between the two ends: a band from one to the other, whose ends are round. */
export const ranged = style(
  inLayer({
    inlineSize: '100%',
    borderRadius: 0,
    selectors: {
      '&[data-selected]': { background: accent.soft, color: accent.softText, fontWeight: 400 },
      '&[data-selection-start], &[data-selection-end]': { background: accent.base, color: accent.on, fontWeight: 600 },
      '&[data-selection-start]': { borderStartStartRadius: '13px', borderEndStartRadius: '13px' },
      '&[data-selection-end]': { borderStartEndRadius: '13px', borderEndEndRadius: '13px' },
      '&[data-today]:not([data-selected])': { borderRadius: '13px' },
      '&[data-invalid]': { background: status.danger.soft, color: status.danger.text },
    },
    '@media': {
      [base.media.forcedColors]: { selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } } },
    },
  }),
);

export const dots = style(
  inLayer({ position: 'absolute', insetBlockEnd: '2px', insetInline: 0, display: 'flex', justifyContent: 'center', gap: base.space[2] }),
);

export const dot = style(
  inLayer({
    inlineSize: base.space[4],
    blockSize: base.space[4],
    borderRadius: '50%',
    selectors: { [`${cell}[data-selected] &`]: { outline: `1px solid ${accent.on}` } },
    '@media': { [base.media.forcedColors]: { background: 'currentColor' } },
  }),
);
