import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { accent, border, status, surface, text } = vars.color;

export const list = style(
  inLayer({
    display: 'flex',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column' } },
  }),
);

export const step = style(
  inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: base.space[8],
    flex: '1 1 0',
    minInlineSize: 0,
    color: text.tertiary,
    selectors: {
      '&:last-child': { flex: '0 1 auto' },
      '&[data-state="done"], &[data-state="error"]': { color: text.secondary },
      '&[data-state="current"]': { color: text.primary },
      [`${list}[data-orientation="vertical"] > &`]: { flex: 'none', paddingBlockEnd: base.space[20] },
      [`${list}[data-orientation="vertical"] > &:last-child`]: { paddingBlockEnd: 0 },
    },
  }),
);

/** From one mark to the next. */
export const line = style(
  inLayer({
    flex: '1 1 12px',
    minInlineSize: '12px',
    blockSize: '2px',
    marginBlockStart: '13px',
    marginInlineEnd: base.space[8],
    borderRadius: '1px',
    background: border.default,
    selectors: {
      [`${step}[data-state="done"] > &`]: { background: accent.base },
      [`${list}[data-orientation="vertical"] &`]: {
        position: 'absolute',
        insetBlock: '32px 4px',
        insetInlineStart: '13px',
        inlineSize: '2px',
        minInlineSize: 0,
        blockSize: 'auto',
        margin: 0,
      },
    },
    '@media': {
      [base.media.forcedColors]: {
        background: 'CanvasText',
        selectors: { [`${step}[data-state="done"] > &`]: { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const body = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: base.space[8],
    minInlineSize: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'default',
    outline: 'none',
    selectors: { ...focusRing, '&[data-hovered]': { color: text.link } },
  }),
);

export const mark = style(
  inLayer({
    ...typography('caption'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: '50%',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    background: surface.sunken,
    color: text.tertiary,
    boxShadow: `inset 0 0 0 1px ${border.default}`,
    selectors: {
      [`${step}[data-state="done"] &`]: { background: accent.soft, color: accent.softText, boxShadow: 'none' },
      [`${step}[data-state="current"] &`]: { background: accent.base, color: accent.on, boxShadow: 'none' },
      [`${step}[data-state="error"] &`]: {
        background: status.danger.soft,
        color: status.danger.text,
        boxShadow: `inset 0 0 0 1px ${status.danger.border}`,
      },
    },
    '@media': {
      [base.media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: {
          [`${step}[data-state="current"] &`]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);

export const words = style(inLayer({ display: 'block', minInlineSize: 0, paddingBlockStart: '4px' }));

export const label = style(
  inLayer({ display: 'block', overflowWrap: 'anywhere', selectors: { [`${step}[data-state="current"] &`]: { fontWeight: 600 } } }),
);

export const description = style(
  inLayer({
    ...typography('caption'),
    display: 'block',
    overflowWrap: 'anywhere',
    color: text.tertiary,
    selectors: { [`${step}[data-state="error"] &`]: { color: status.danger.text } },
  }),
);
