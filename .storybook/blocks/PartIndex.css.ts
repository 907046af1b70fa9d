import { base, vars } from '@jinshu/ui/theme';
import { style } from '@vanilla-extract/css';

export const index = style({ display: 'grid', gap: 24, fontFamily: base.font.ui, color: vars.color.text.primary });
export const field = style({ display: 'grid', gap: 4, maxInlineSize: 420 });
export const count = style({ ...base.type.caption, color: vars.color.text.secondary });
export const group = style({ display: 'grid', gap: 8 });
export const title = style({ ...base.type.title, margin: 0, color: vars.color.text.primary });
export const list = style({ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' });
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  padding: 12,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});
export const names = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px' });
export const link = style({
  ...base.type.bodyStrong,
  // 24 pixels to press.
  paddingBlock: 2,
  color: vars.color.text.link,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: 1, borderRadius: vars.radius.chip },
  },
});
export const purpose = style({ ...base.type.body, margin: 0 });
export const facts = style({ ...base.type.caption, margin: 0, color: vars.color.text.secondary });
