import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const card = style(
  inLayer({
    ...typography('body'),
    boxSizing: 'border-box',
    inlineSize: '560px',
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
export const form = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16], marginBlockStart: base.space[20] }));
/** Nothing to say takes no room, yet stays in the page: a live region that arrives with its text stays silent. */
export const error = style(inLayer({ selectors: { '&:empty': { marginBlockEnd: `calc(${base.space[16]} * -1)` } } }));
export const pair = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: base.space[16],
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const suffix = style(
  inLayer({ flex: 'none', maxInlineSize: '50%', overflow: 'hidden', textOverflow: 'ellipsis', color: vars.color.text.tertiary }),
);
export const agreement = style(
  inLayer({
    boxSizing: 'border-box',
    maxBlockSize: '140px',
    overflow: 'auto',
    padding: base.space[12],
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    color: vars.color.text.secondary,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' } },
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const consent = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[8] }));
export const submit = style(inLayer({ inlineSize: '100%' }));
export const back = style(inLayer({ display: 'flex', justifyContent: 'center', marginBlockStart: base.space[20] }));
export const sent = style(inLayer({ marginBlockStart: base.space[16] }));
