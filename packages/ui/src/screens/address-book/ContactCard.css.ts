import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const card = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[12],
    padding: base.space[20],
    minInlineSize: 0,
  }),
);
export const close = style(inLayer({ display: 'flex', justifyContent: 'end', marginBlockEnd: `calc(${base.space[32]} * -1)` }));
export const head = style(
  inLayer({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: base.space[4], textAlign: 'center' }),
);
export const portrait = style(
  inLayer({ inlineSize: base.space[72], blockSize: base.space[72], fontSize: '28px', marginBlockEnd: base.space[8] }),
);
export const name = style(inLayer({ ...typography('title'), margin: 0, overflowWrap: 'anywhere', color: vars.color.text.primary }));
export const note = style(inLayer({ color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: base.space[8] }));
export const details = style(
  inLayer({ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: `${base.space[6]} ${base.space[20]}`, margin: 0 }),
);
export const term = style(inLayer({ color: vars.color.text.tertiary }));
export const detail = style(inLayer({ margin: 0, overflowWrap: 'anywhere', color: vars.color.text.primary }));
export const section = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[4],
    paddingBlockStart: base.space[12],
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
export const sectionHead = style(inLayer({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: base.space[8] }));
export const sectionTitle = style(inLayer({ ...typography('caption'), margin: 0, color: vars.color.text.tertiary }));
export const list = style(inLayer({ listStyle: 'none', margin: 0, padding: 0 }));
export const entry = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    inlineSize: '100%',
    minBlockSize: base.space[32],
    padding: `0 ${base.space[4]}`,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      '&[data-unread]': { fontWeight: 600 },
    },
    '@media': { [base.media.touch]: { minBlockSize: '44px' } },
  }),
);
export const entryTitle = style(inLayer({ ...oneLine, flex: 1 }));
export const entryTime = style(
  inLayer({ ...typography('caption'), ...tabular, flex: 'none', color: vars.color.text.tertiary, fontWeight: 400 }),
);
