import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const rule = `${vars.border.width} solid ${vars.color.border.subtle}`;
const measure = { tree: '240px', treeOnPhone: '176px', search: '240px' };

export const root = style(
  inLayer({
    ...typography('body'),
    display: 'grid',
    gridTemplateColumns: `${measure.tree} minmax(0, 1fr)`,
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
    '@media': {
      [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
    },
  }),
);
export const side = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[8],
    minBlockSize: 0,
    overflowY: 'auto',
    padding: base.space[8],
    borderInlineEnd: rule,
    background: vars.color.surface.sunken,
    '@media': {
      [base.media.narrow]: { maxBlockSize: measure.treeOnPhone, borderInlineEnd: 'none', borderBlockEnd: rule },
    },
  }),
);
export const main = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 }));
export const bar = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '46px',
    padding: `${base.space[6]} ${base.space[16]}`,
    borderBlockEnd: rule,
  }),
);
export const search = style(inLayer({ flex: '1 1 160px', minInlineSize: 0, maxInlineSize: measure.search, marginInlineStart: 'auto' }));
export const note = style(inLayer({ ...typography('caption'), margin: 0, color: vars.color.text.tertiary }));
export const failure = style(
  inLayer({ ...typography('body'), margin: 0, padding: base.space[24], color: vars.color.text.secondary, textAlign: 'center' }),
);
export const foot = style(
  inLayer({
    display: 'flex',
    justifyContent: 'end',
    padding: `${base.space[4]} ${base.space[16]}`,
    '@media': { [base.media.narrow]: { justifyContent: 'center', paddingInline: base.space[4] } },
  }),
);
