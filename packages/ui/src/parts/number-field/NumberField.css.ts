import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const box = style(inLayer({ paddingInlineEnd: base.space[4], gap: base.space[6] }));

export const input = style(inLayer({ ...tabular, inlineSize: '64px' }));

export const unit = style(
  inLayer({
    ...typography('body'),
    flex: 'none',
    paddingInlineEnd: base.space[6],
    color: vars.color.text.tertiary,
    selectors: { [`${box}[data-disabled] &`]: { color: 'inherit' } },
  }),
);

export const steppers = style(inLayer({ display: 'flex', flex: 'none' }));

export const stepper = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    borderRadius: `calc(${vars.radius.control} - 1px)`,
    color: vars.color.text.secondary,
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.raisedHover },
      '&[data-pressed]': { background: vars.color.surface.sunken },
      '&[data-disabled]': { color: vars.color.text.disabled, background: 'none' },
    },
  }),
);
