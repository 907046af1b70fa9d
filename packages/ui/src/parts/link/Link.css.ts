import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { vars } from '../../foundation/theme/contract.css.ts';

export const link = recipe({
  base: inLayer({
    borderRadius: '2px',
    cursor: 'pointer',
    outline: 'none',
    textDecorationLine: vars.shape.linkLine,
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { textDecorationLine: 'underline' },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default', textDecorationLine: 'none' },
    },
  }),
  variants: {
    tone: {
      accent: inLayer({ color: vars.color.text.link }),
      neutral: inLayer({ color: 'inherit' }),
    },
    isInText: { true: inLayer({ textDecorationLine: 'underline' }), false: {} },
  },
  defaultVariants: { tone: 'accent', isInText: false },
});
