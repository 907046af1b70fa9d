import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const stack = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[16], minInlineSize: 0 }),
);
/** Nothing to say takes no room, yet stays in the page: a live region that arrives with its text is not read out. */
export const alert = style(inLayer({ selectors: { '&:empty': { marginBlockStart: `calc(${base.space[16]} * -1)` } } }));

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
export const title = style(inLayer({ ...typography('heading'), margin: 0, fontFamily: vars.font.display, overflowWrap: 'anywhere' }));

export const help = style(inLayer({ margin: `${base.space[8]} 0 0`, color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const state = style(inLayer({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: base.space[12], minBlockSize: '48px' }));
export const mark = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[8],
    minInlineSize: '200px',
    color: vars.color.text.secondary,
    overflowWrap: 'anywhere',
    selectors: { '&[data-on]': { color: vars.color.status.success.text } },
  }),
);

export const text = style(inLayer({ margin: 0, overflowWrap: 'anywhere' }));
export const qr = style(inLayer({ alignSelf: 'center' }));
export const secret = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: base.space[8],
    padding: base.space[16],
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const key = style(inLayer({ ...typography('title'), fontFamily: base.font.mono, overflowWrap: 'anywhere' }));

export const codes = style(
  inLayer({
    ...typography('body'),
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    gap: base.space[8],
    margin: 0,
    padding: base.space[16],
    listStyle: 'none',
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    fontFamily: base.font.mono,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const devices = style(
  inLayer({ margin: `${base.space[8]} 0`, padding: 0, listStyle: 'none', selectors: { '&:empty': { display: 'none' } } }),
);
export const device = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space[12],
    minBlockSize: '56px',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);
export const deviceText = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const deviceDetail = style(inLayer({ ...typography('caption'), color: vars.color.text.secondary }));
export const deviceActions = style(inLayer({ display: 'flex', flex: 'none', gap: base.space[8] }));
export const current = style(inLayer({ flex: 'none', color: vars.color.status.success.text }));
export const empty = style(inLayer({ margin: `${base.space[12]} 0 0` }));
