import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const button = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[6],
    flex: 'none',
    blockSize: vars.density.control,
    paddingInline: base.space[6],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.secondary,
    outline: 'none',
    '@media': { [base.media.narrow]: { minInlineSize: '44px', blockSize: '44px' } },
    selectors: { ...focusRing, '&[data-hovered]': { background: vars.color.surface.hover } },
  }),
);

export const box = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: `min(${base.space[4]}, ${vars.radius.control})`,
    background: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 max(1px, ${vars.border.width}) ${vars.color.border.strong}`,
    color: vars.color.accent.on,
    selectors: { '&:not([data-state="none"])': { background: vars.color.accent.base, boxShadow: 'none' } },
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
