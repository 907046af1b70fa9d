import { style } from '@vanilla-extract/css';
import { blockRule } from '../../foundation/grid-core/blockRule.ts';
import { rowHeight } from '../../foundation/grid-core/rowBlock.css.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const height = { regular: vars.density.row, tall: `calc(${vars.density.row} + 6px)`, double: `calc(${vars.density.row} + 16px)` };
/** Heights of the larger rows. */
const sized = (of: (own: string) => string) => ({
  '&[data-size="tall"]': { vars: { [rowHeight]: of(height.tall) } },
  '&[data-size="double"]': { vars: { [rowHeight]: of(height.double) } },
});

export const block = style(
  inLayer({
    ...blockRule,
    vars: { [rowHeight]: height.regular },
    selectors: sized((own) => own),
    '@media': {
      [base.media.touch]: { vars: { [rowHeight]: `max(44px, ${height.regular})` }, selectors: sized((own) => `max(44px, ${own})`) },
    },
  }),
);
