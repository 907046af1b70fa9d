import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const avatar = style(
  inLayer({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    overflow: 'hidden',
    fontWeight: base.type.bodyStrong.fontWeight,
    lineHeight: 1,
    userSelect: 'none',
    selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const size = styleVariants({
  small: inLayer({ inlineSize: base.space[24], blockSize: base.space[24], fontSize: base.type.micro.fontSize }),
  regular: inLayer({ inlineSize: '36px', blockSize: '36px', fontSize: '14px' }),
  large: inLayer({ inlineSize: '48px', blockSize: '48px', fontSize: '18px' }),
});

/** Colors of calendar events, in order. */
export const colour = styleVariants(vars.color.event, ({ bg, text }) => inLayer({ background: bg, color: text }));

export const picture = style(inLayer({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
