import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const head = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: base.space[12],
  }),
);
export const bar = style(
  inLayer({
    flex: 'none',
    minBlockSize: '52px',
    boxSizing: 'border-box',
    padding: `${base.space[8]} ${base.space[16]}`,
    borderBlockEnd: hairline,
  }),
);
export const title = style(inLayer({ ...typography('title'), margin: 0, fontFamily: vars.font.display }));
export const about = style(inLayer({ ...typography('body'), margin: 0, color: vars.color.text.secondary }));
