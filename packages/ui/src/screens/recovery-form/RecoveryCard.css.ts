import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const card = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[20],
    boxSizing: 'border-box',
    inlineSize: '404px',
    maxInlineSize: '100%',
    padding: '36px 36px 28px',
    borderRadius: `max(8px, ${vars.radius.dialog})`,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}, ${vars.shadow.dialog}`,
    '@media': {
      [base.media.narrow]: { padding: `${base.space[24]} ${base.space[20]}` },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
export const title = style(
  inLayer({ ...typography('heading'), margin: 0, fontFamily: vars.font.display, overflowWrap: 'anywhere', outline: 'none' }),
);
export const subtitle = style(inLayer({ margin: `${base.space[4]} 0 0`, color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
/** Nothing to say takes no room, yet stays in the page: a live region that arrives with its text stays silent. */
export const alert = style(inLayer({ selectors: { '&:empty': { marginBlockEnd: `calc(${base.space[20]} * -1)` } } }));
export const form = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16], minInlineSize: 0 }));
