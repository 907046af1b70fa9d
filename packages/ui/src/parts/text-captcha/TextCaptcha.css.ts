import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const picture = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    marginBlockEnd: base.space[8],
  }),
);

export const image = style(
  inLayer({
    display: 'block',
    flex: '0 1 auto',
    minInlineSize: 0,
    maxInlineSize: '100%',
    blockSize: 'auto',
    borderRadius: vars.radius.control,
    background: vars.color.surface.canvas,
    userSelect: 'none',
  }),
);

export const answer = style(inLayer({ display: 'flex', alignItems: 'flex-end', gap: base.space[8] }));

export const field = style(inLayer({ flex: '1 1 auto' }));
