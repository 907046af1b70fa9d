import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const field = style(inLayer({ display: 'grid', gap: base.space[6], inlineSize: '100%' }));
export const chips = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[6] }));
export const chip = style(
  inLayer({
    ...typography('body'),
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: base.space[24],
    paddingInlineStart: base.space[8],
    borderRadius: vars.radius.chip,
    background: vars.color.surface.sunken,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
    color: vars.color.text.primary,
    outline: 'none',
    cursor: 'default',
    selectors: { ...focusRingInset, '&:not(:has(button))': { paddingInlineEnd: base.space[8] } },
    '@media': {
      [base.media.touch]: { minBlockSize: base.space[32] },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
export const chipText = style(inLayer({ ...oneLine }));
export const remove = style(
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
    outline: 'none',
    selectors: { ...focusRing },
    '@media': { [base.media.touch]: { inlineSize: '44px', blockSize: base.space[32] } },
  }),
);
