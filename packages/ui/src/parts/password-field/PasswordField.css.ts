import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const reveal = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    marginInlineEnd: `calc(${base.space[4]} * -1)`,
    borderRadius: vars.radius.control,
    color: vars.color.text.tertiary,
    outline: 'none',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { color: vars.color.text.primary },
      '&[aria-pressed=true]': { color: vars.color.accent.softText },
      '&[data-disabled]': { color: vars.color.text.disabled },
    },
  }),
);
