import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: base.space[4],
    flex: 'none',
    minBlockSize: '40px',
    paddingInline: base.space[12],
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    color: vars.color.text.secondary,
  }),
);
export const total = style(inLayer({ flex: 1 }));
