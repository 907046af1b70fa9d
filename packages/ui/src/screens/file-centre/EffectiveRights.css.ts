import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[8],
    padding: base.space[16],
    background: vars.color.surface.sunken,
  }),
);
export const head = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[12] }));
export const title = style(inLayer({ ...typography('bodyStrong'), flex: '1 1 auto', margin: 0 }));
export const picker = style(inLayer({ flex: '0 1 240px', minInlineSize: 0 }));
export const rights = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[6], margin: 0, padding: 0, listStyle: 'none' }));
export const right = style(
  inLayer({
    ...typography('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[4],
    padding: `${base.space[2]} ${base.space[8]}`,
    borderRadius: vars.radius.chip,
    color: vars.color.text.secondary,
    selectors: { '&[data-allowed]': { background: vars.color.status.success.soft, color: vars.color.status.success.text } },
  }),
);
export const reason = style(inLayer({ ...typography('caption'), margin: `${base.space[8]} 0 0`, color: vars.color.text.secondary }));
