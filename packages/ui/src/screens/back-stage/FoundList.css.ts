import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const page = style(
  inLayer({
    display: 'grid',
    alignContent: 'start',
    gap: base.space[24],
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    padding: base.space[20],
    '@media': { [base.media.narrow]: { padding: base.space[12] } },
  }),
);
export const group = style(inLayer({ display: 'grid', gap: base.space[4] }));
export const title = style(inLayer({ ...typography('bodyStrong'), margin: 0 }));
export const list = style(inLayer({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const line = style(
  inLayer({
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: base.space[12],
    minBlockSize: vars.density.control,
    paddingBlock: base.space[6],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    overflowWrap: 'anywhere',
  }),
);
export const detail = style(inLayer({ color: vars.color.text.secondary }));
