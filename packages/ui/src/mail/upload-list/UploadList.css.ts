import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumb, thumbHigh } from '../../foundation/styles/thumb.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const measure = { chip: '28px', row: '40px', chipWidth: '360px' };

export const chips = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: base.space[6],
    minInlineSize: 0,
    margin: 0,
    padding: `${base.space[6]} 0`,
    listStyle: 'none',
  }),
);
export const rows = style(inLayer({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: base.space[6],
    minInlineSize: 0,
    color: vars.color.text.primary,
    selectors: {
      [`${chips} > &`]: {
        boxSizing: 'border-box',
        maxInlineSize: `min(100%, ${measure.chipWidth})`,
        blockSize: measure.chip,
        paddingInline: `${base.space[8]} ${base.space[2]}`,
        overflow: 'hidden',
        borderRadius: vars.radius.chip,
        background: vars.color.surface.sunken,
        boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
      },
      [`${chips} > &[data-state="error"]`]: {
        // Why it failed is read whole where there is room.
        maxInlineSize: '100%',
        background: vars.color.status.danger.soft,
        color: vars.color.status.danger.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.status.danger.border}`,
      },
      [`${rows} > &`]: {
        minBlockSize: measure.row,
        paddingInline: base.space[8],
        borderBlockEnd: hairline,
      },
      [`${rows} > &[data-state="error"]`]: { color: vars.color.status.danger.text },
    },
    '@media': { ...thumbHigh, [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** Smaller than the icon of a received attachment, because it is beside a single line. */
export const icon = style(
  inLayer({
    selectors: { [`${chips} &&`]: { inlineSize: '16px', blockSize: '18px' }, [`${rows} &&`]: { inlineSize: '21px', blockSize: '24px' } },
  }),
);

export const name = style(inLayer({ ...oneLine, selectors: { [`${rows} &`]: { flex: 1 } } }));
export const says = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    ...oneLine,
    flex: 'none',
    color: vars.color.text.tertiary,
    selectors: { '[data-state="error"] > &': { flexShrink: 1, color: 'inherit' } },
  }),
);

export const tool = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.chip,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { ...focusRing, '&[data-hovered]': { background: vars.color.surface.hover } },
    '@media': thumb,
  }),
);

export const bar = style(
  inLayer({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockEnd: 0,
    blockSize: base.space[2],
    background: vars.color.accent.base,
    selectors: { '[data-state="paused"] > &': { background: vars.color.border.strong } },
    '@media': { [base.media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

export const dropZone = style(inLayer({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 }));

export const overlay = style(
  inLayer({
    ...typography('title'),
    position: 'absolute',
    inset: base.space[8],
    zIndex: base.layer.popover,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: base.space[8],
    border: `2px dashed ${vars.color.accent.base}`,
    borderRadius: vars.radius.card,
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
    pointerEvents: 'none',
  }),
);
