import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

export const card = style(inLayer({ selectors: { '&:focus-visible': { outline: 'none' } } }));

export const size = styleVariants({
  content: inLayer({}),
  small: inLayer({ inlineSize: '220px' }),
  medium: inLayer({ inlineSize: '300px' }),
});

export const padding = styleVariants({
  none: inLayer({}),
  regular: inLayer({ padding: base.space[16] }),
});
