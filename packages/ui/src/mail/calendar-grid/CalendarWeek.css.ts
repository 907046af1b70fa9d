import { createVar, style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const ring = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } as const;

/** Height of half an hour. */
export const slotSize = createVar();

export const root = style(
  inLayer({
    ...typography('body'),
    ...tabular,
    vars: { [slotSize]: `calc(${vars.density.control} - ${base.space[4]})` },
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    isolation: 'isolate',
    userSelect: 'none',
    color: vars.color.text.primary,
    background: vars.color.surface.panel,
  }),
);

export const scroller = style(
  inLayer({ flex: 1, minBlockSize: '240px', overflowX: 'hidden', overflowY: 'auto', overscrollBehavior: 'contain' }),
);

export const row = style(
  inLayer({ display: 'grid', gridTemplateColumns: '56px', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' }),
);

export const head = style(
  inLayer({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 5,
    background: vars.color.surface.panel,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.default}`,
  }),
);

export const dayHead = style(
  inLayer({
    ...typography('caption'),
    minInlineSize: 0,
    paddingBlock: base.space[8],
    paddingInline: '10px',
    borderInlineStart: hairline,
    color: vars.color.text.tertiary,
    overflow: 'hidden',
    selectors: { '&[data-today]': { color: vars.color.accent.softText, fontWeight: 600 } },
  }),
);

export const numberLine = style(inLayer({ display: 'flex', alignItems: 'baseline', gap: base.space[6] }));

export const number = style(
  inLayer({
    fontSize: base.type.heading.fontSize,
    lineHeight: '26px',
    color: vars.color.text.primary,
    selectors: { '[data-today] &': { color: 'inherit' } },
  }),
);

export const note = style(inLayer({ ...oneLine, color: vars.color.text.tertiary, fontWeight: 400 }));

export const allDay = style(inLayer({ borderBlockStart: hairline, minBlockSize: '30px' }));

export const gutter = style(
  inLayer({
    ...typography('caption'),
    paddingInlineEnd: base.space[8],
    color: vars.color.text.tertiary,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
);

export const allDayWords = style(inLayer({ paddingBlockStart: base.space[6] }));

export const slotRow = style(inLayer({ blockSize: slotSize }));

export const hour = style(inLayer({ display: 'block', translate: '0 -50%' }));

export const cell = style(
  inLayer({
    position: 'relative',
    minInlineSize: 0,
    borderInlineStart: hairline,
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&[data-weekend]': { background: vars.color.surface.sunken },
      [`${slotRow}:nth-child(odd) > &`]: { borderBlockStart: hairline },
      [`${slotRow}:first-child > &`]: { borderBlockStart: 0 },
      '&:focus-visible': { ...ring, zIndex: 1 },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
  }),
);

export const placed = style(inLayer({ position: 'absolute', zIndex: 2 }));

export const now = style(
  inLayer({
    position: 'absolute',
    insetInline: '-4px 0',
    zIndex: 3,
    blockSize: '2px',
    marginBlockStart: '-1px',
    background: vars.color.status.danger.border,
    pointerEvents: 'none',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockStart: '-3px',
        inlineSize: '8px',
        blockSize: '8px',
        borderRadius: '50%',
        background: 'inherit',
      },
    },
    '@media': { [base.media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
