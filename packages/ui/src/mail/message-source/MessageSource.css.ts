import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({ minBlockSize: '100vh', padding: '24px 32px', background: vars.color.surface.panel, color: vars.color.text.primary }),
);
export const head = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[16], marginBlockEnd: base.space[16] }));
export const title = style(inLayer({ margin: 0, fontFamily: vars.font.display, ...typography('heading') }));
export const link = style(
  inLayer({
    ...typography('body'),
    borderRadius: vars.radius.chip,
    color: vars.color.text.link,
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' } },
  }),
);
export const piece = style(inLayer({ display: 'block', contentVisibility: 'auto' }));
export const text = style(
  inLayer({
    margin: 0,
    padding: base.space[16],
    borderRadius: vars.radius.card,
    background: vars.color.surface.sunken,
    fontFamily: base.font.mono,
    fontSize: '12px',
    lineHeight: '18px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
