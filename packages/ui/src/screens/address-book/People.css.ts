import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const person = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], minInlineSize: 0 }));
export const personTexts = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const personName = style(inLayer({ ...oneLine, fontWeight: 600 }));
export const personDetail = style(
  inLayer({
    ...typography('caption'),
    ...oneLine,
    color: vars.color.text.tertiary,
    '@container': { '(min-width: 560px)': { display: 'none' } },
  }),
);
export const tag = style(
  inLayer({
    ...typography('caption'),
    display: 'inline-block',
    marginInlineEnd: base.space[4],
    padding: `0 ${base.space[6]}`,
    borderRadius: vars.radius.chip,
    background: vars.color.surface.sunken,
    color: vars.color.text.secondary,
  }),
);
