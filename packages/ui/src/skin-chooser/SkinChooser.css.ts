import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focusRing.ts';
import { inLayer } from '../styles/inLayer.ts';
import { typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';
import { components } from '../theme/layers.css.ts';

export const root = style(inLayer({ padding: '24px 32px', overflowY: 'auto' }));
export const title = style(inLayer({ margin: 0, marginBlockEnd: base.space[16], fontFamily: vars.font.display, ...typography('heading') }));
export const skins = style(inLayer({ display: 'grid', gap: base.space[16], gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }));
export const skin = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[8],
    padding: base.space[8],
    borderRadius: vars.radius.card,
    border: `${vars.border.width} solid ${vars.color.border.default}`,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.raisedHover },
      '&[data-selected]': { borderColor: vars.color.accent.base, boxShadow: `0 0 0 1px ${vars.color.accent.base}` },
      ...focusRing,
    },
    ...typography('body'),
  }),
);
/** The sample carries the skin's own attribute, so it is painted in its colours. */
export const sample = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    blockSize: '96px',
    borderRadius: vars.radius.control,
    overflow: 'hidden',
    background: vars.color.surface.canvas,
    border: `1px solid ${vars.color.border.subtle}`,
  }),
);
export const rail = style(inLayer({ background: vars.color.rail.bg }));
export const sheet = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[8],
    margin: base.space[8],
    padding: base.space[8],
    background: vars.color.surface.panel,
    borderRadius: vars.radius.card,
  }),
);
export const lines = style({});
globalStyle(`${lines} > i`, {
  '@layer': { [components]: { display: 'block', blockSize: '6px', borderRadius: '3px', background: vars.color.text.tertiary } },
});
globalStyle(`${lines} > i:first-child`, { '@layer': { [components]: { inlineSize: '40%', background: vars.color.accent.base } } });
export const words = style(inLayer({ display: 'flex', justifyContent: 'space-between', gap: base.space[8] }));
export const inUse = style(inLayer({ color: vars.color.accent.softText, ...typography('caption') }));
