import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { surface } = vars.color;

export const login = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[16],
    minBlockSize: '440px',
    padding: base.space[20],
    background: `${surface.canvas} ${vars.art.login} center / cover no-repeat`,
  }),
);
export const loginName = style(inLayer({ ...typography('title'), fontFamily: vars.font.display, color: vars.art.loginText }));
export const card = style(
  inLayer({
    alignSelf: 'flex-end',
    inlineSize: 'min(100%, 320px)',
    borderRadius: vars.radius.dialog,
    background: surface.raised,
    boxShadow: vars.shadow.dialog,
  }),
);
