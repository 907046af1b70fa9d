import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base } from '../../foundation/theme/contract.css.ts';

/** The buttons of a form, below its fields and not below its labels. */
export const formEnd = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: base.space[8],
    paddingBlock: base.space[8],
    paddingInlineStart: `calc(184px + ${base.space[8]})`,
    '@media': { [base.media.narrow]: { paddingInlineStart: 0 } },
  }),
);
