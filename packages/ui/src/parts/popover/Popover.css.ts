import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

export const dialog = style(inLayer({ outline: 'none', boxSizing: 'border-box' }));

export const size = styleVariants({
  content: inLayer({}),
  small: inLayer({ inlineSize: '220px' }),
  medium: inLayer({ inlineSize: '300px' }),
  large: inLayer({ inlineSize: '420px' }),
});

export const padding = styleVariants({
  none: inLayer({}),
  small: inLayer({ padding: base.space[4] }),
  regular: inLayer({ padding: '14px' }),
});
