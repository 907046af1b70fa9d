import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { vars } from '../../foundation/theme/contract.css.ts';

export const icon = style(inLayer({ flex: 'none', inlineSize: '28px', blockSize: '32px' }));

export const fold = style(inLayer({ fill: vars.color.surface.panel, opacity: 0.42 }));

export const letters = style(
  inLayer({ fill: vars.color.surface.panel, fontFamily: 'Arial, sans-serif', fontSize: '8px', fontWeight: 700 }),
);

/** Only flag edges offer nine colors that keep their contrast with the panel in every skin. */
export const kind = styleVariants(vars.color.flag, ({ edge }) => inLayer({ color: edge }));
