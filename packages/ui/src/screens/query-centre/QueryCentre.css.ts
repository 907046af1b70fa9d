import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;
const measure = { choice: '168px', search: '240px' };

export const root = style(
  inLayer({
    ...typography('body'),
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
  }),
);
export const list = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 }));
export const bar = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '46px',
    padding: `${base.space[6]} ${base.space[12]}`,
    borderBlockEnd: rule,
  }),
);
export const choice = style(
  inLayer({ inlineSize: measure.choice, '@media': { [base.media.narrow]: { inlineSize: 'auto', flex: '1 1 132px' } } }),
);
export const search = style(
  inLayer({
    flex: `0 1 ${measure.search}`,
    minInlineSize: 0,
    marginInlineStart: 'auto',
    '@media': { [base.media.narrow]: { flex: '1 0 100%' } },
  }),
);
export const time = style(inLayer({ ...tabular }));
export const outcome = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[6],
    minInlineSize: 0,
    selectors: {
      '&[data-outcome="failure"]': { color: vars.color.status.danger.text },
      '&[data-outcome="success"]': { color: vars.color.text.primary },
    },
  }),
);
export const mark = style(
  inLayer({
    flex: 'none',
    color: vars.color.text.tertiary,
    selectors: {
      '[data-outcome="failure"] > &': { color: 'inherit' },
      '[data-outcome="success"] > &': { color: vars.color.status.success.text },
    },
  }),
);
export const words = style(inLayer({ ...oneLine, minInlineSize: 0 }));
export const foot = style(
  inLayer({
    display: 'flex',
    justifyContent: 'end',
    padding: `${base.space[4]} ${base.space[12]}`,
    '@media': { [base.media.narrow]: { justifyContent: 'center', paddingInline: base.space[4] } },
  }),
);
