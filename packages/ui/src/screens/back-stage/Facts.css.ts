import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const facts = style(inLayer({ display: 'grid', gap: base.space[8], margin: 0 }));
export const fact = style(inLayer({ display: 'grid', gridTemplateColumns: 'minmax(88px, 30%) minmax(0, 1fr)', gap: base.space[12] }));
export const name = style(inLayer({ color: vars.color.text.secondary }));
export const value = style(inLayer({ ...tabular, margin: 0, overflowWrap: 'anywhere' }));
export const machine = style(
  inLayer({
    margin: 0,
    padding: `${base.space[8]} ${base.space[12]}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    color: vars.color.text.primary,
    fontFamily: base.font.mono,
    fontSize: '12px',
    lineHeight: '18px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
