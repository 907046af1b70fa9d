import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

export const search = style(
  inLayer({
    flex: '0 1 200px',
    minInlineSize: '120px',
    marginInlineStart: base.space[8],
    '@media': { [base.media.narrow]: { flexGrow: 1, marginInlineStart: 0 } },
  }),
);
