import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    blockSize: '100%',
    color: vars.color.text.primary,
  }),
);
export const place = style(inLayer({ ...typography('caption'), ...tabular, color: vars.color.text.tertiary }));
export const divider = style(inLayer({ inlineSize: '1px', blockSize: '18px', background: vars.color.border.default }));

export const scroller = style(
  inLayer({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    padding: `${base.space[20]} ${base.space[32]}`,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } },
    '@media': { [base.media.medium]: { paddingInline: base.space[20] }, [base.media.narrow]: { paddingInline: base.space[16] } },
  }),
);
export const sheet = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16], maxInlineSize: '920px', marginInline: 'auto' }),
);
export const head = style(inLayer({ display: 'flex', alignItems: 'flex-start', gap: base.space[12] }));
export const subject = style(
  inLayer({
    ...typography('heading'),
    flex: '1 1 auto',
    margin: 0,
    fontFamily: vars.font.display,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
);
export const people = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(56px, max-content) minmax(0, 1fr)',
    gap: `${base.space[6]} ${base.space[12]}`,
    margin: 0,
    paddingBlockEnd: base.space[16],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
export const term = style(inLayer({ color: vars.color.text.tertiary }));
export const person = style(inLayer({ margin: 0, overflowWrap: 'anywhere' }));
export const address = style(inLayer({ color: vars.color.text.secondary }));
