import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const stack = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[12], minInlineSize: 0 }),
);
export const line = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: base.space[12] }));
export const quiet = style(inLayer({ margin: 0, color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const result = style(inLayer({ ...typography('bodyStrong'), selectors: { '&:empty': { display: 'none' } } }));
export const rows = style(
  inLayer({
    display: 'flex',
    blockSize: '260px',
    border: `${vars.border.width} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.control,
    overflow: 'hidden',
  }),
);
export const outcome = style(
  inLayer({
    selectors: {
      '&[data-outcome="refused"]': { color: vars.color.status.danger.text },
      '&[data-outcome="added"]': { color: vars.color.status.success.text },
    },
  }),
);
export const set = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[12],
    minInlineSize: 0,
    margin: 0,
    padding: base.space[16],
    border: `${vars.border.width} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
  }),
);
export const setHead = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: base.space[8] }),
);
export const setTitle = style(inLayer({ ...typography('bodyStrong'), margin: 0, overflowWrap: 'anywhere' }));
export const tableScroll = style(inLayer({ containerType: 'inline-size', overflowX: 'auto', minInlineSize: 0 }));
export const table = style(inLayer({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', minInlineSize: '420px' }));
export const cell = style(
  inLayer({
    padding: `${base.space[6]} ${base.space[8]}`,
    borderBlockEnd: hairline,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontWeight: 400,
  }),
);
/** In a narrow dialog the values are below each other, so that all can be compared without scrolling sideways. */
const whereNarrow = (rule: StyleRule) => inLayer({ '@container': { '(max-width: 440px)': rule } });
globalStyle(`${table}, ${table} :is(tbody, tr, th, td)`, whereNarrow({ display: 'block', inlineSize: 'auto', minInlineSize: 0 }));
globalStyle(`${table} tr`, whereNarrow({ paddingBlock: base.space[6], borderBlockEnd: hairline }));
globalStyle(`${table} :is(th, td)`, whereNarrow({ paddingBlock: base.space[2], borderBlockEnd: 'none' }));
globalStyle(`${table} td:empty`, whereNarrow({ display: 'none' }));

export const fieldName = style(inLayer({ inlineSize: '112px', color: vars.color.text.tertiary }));
export const steps = style(
  inLayer({ margin: 0, paddingInlineStart: base.space[20], display: 'flex', flexDirection: 'column', gap: base.space[4] }),
);
