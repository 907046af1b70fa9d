import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focusRing.ts';
import { inLayer } from '../styles/inLayer.ts';
import { tabular, typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';
import { components } from '../theme/layers.css.ts';

export const page = style(
  inLayer({
    ...typography('body'),
    display: 'grid',
    gap: base.space[16],
    padding: base.space[24],
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
  }),
);
export const title = style(inLayer({ ...typography('heading'), fontFamily: vars.font.display, margin: 0 }));
export const lead = style(inLayer({ color: vars.color.text.secondary, maxInlineSize: '76ch' }));

/** Wide as it is, the table scrolls inside and not the page. */
export const scroller = style(
  inLayer({ overflowX: 'auto', selectors: { ...focusRing, '&:focus-visible': focusRing['&[data-focus-visible]'] } }),
);
export const table = style(inLayer({ ...tabular, borderCollapse: 'collapse', whiteSpace: 'nowrap' }));
globalStyle(`${table} th, ${table} td`, {
  '@layer': {
    [components]: {
      padding: `${base.space[6]} ${base.space[12]}`,
      borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: base.type.body.fontWeight,
    },
  },
});
globalStyle(`${table} thead th, ${table} tbody th`, { '@layer': { [components]: { fontWeight: base.type.bodyStrong.fontWeight } } });
globalStyle(`${table} thead th`, { '@layer': { [components]: { background: vars.color.surface.sunken } } });

export const pair = style(inLayer({ ...typography('caption'), display: 'block', color: vars.color.text.secondary }));
export const holds = style(inLayer({ color: vars.color.status.success.text, fontWeight: base.type.bodyStrong.fontWeight }));
export const fails = style(inLayer({ color: vars.color.status.danger.text, whiteSpace: 'normal' }));

export const eyes = style(inLayer({ display: 'grid', gap: base.space[12] }));
export const skin = style(
  inLayer({
    display: 'grid',
    gap: base.space[4],
    padding: base.space[12],
    borderRadius: vars.radius.card,
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
  }),
);
export const line = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[6] }));
export const vision = style(inLayer({ ...typography('caption'), inlineSize: '104px', color: vars.color.text.secondary }));
export const flag = style(inLayer({ position: 'relative', display: 'inline-block', inlineSize: '16px', blockSize: '16px' }));
globalStyle(`${flag} svg`, { '@layer': { [components]: { position: 'absolute', inset: 0 } } });
export const tag = style(
  inLayer({ ...typography('caption'), paddingInline: base.space[6], borderRadius: vars.radius.chip, lineHeight: base.space[20] }),
);
