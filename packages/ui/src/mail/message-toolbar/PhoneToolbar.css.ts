import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** The bar of a phone: as high as a title bar, with targets for a thumb. */
export const bar = style(inLayer({ selectors: { '&&': { minBlockSize: '52px', paddingInline: base.space[4] } } }));
globalStyle(`${bar} button`, inLayer({ minInlineSize: '44px', minBlockSize: '44px' }));

export const sheet = style(
  inLayer({ display: 'flex', flexDirection: 'column', padding: `${base.space[4]} ${base.space[8]} ${base.space[16]}` }),
);
globalStyle(`${sheet} button`, inLayer({ inlineSize: '100%', minBlockSize: '44px', justifyContent: 'flex-start', gap: base.space[12] }));

export const rule = style(
  inLayer({ flex: 'none', blockSize: '1px', margin: `${base.space[4]} ${base.space[8]}`, background: vars.color.border.subtle }),
);
