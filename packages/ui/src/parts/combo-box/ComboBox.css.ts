import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const box = style(inLayer({ paddingInlineEnd: base.space[4] }));

export const arrow = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    borderRadius: `calc(${vars.radius.control} - 1px)`,
    color: vars.color.text.secondary,
    outline: 'none',
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.surface.raisedHover },
      '&[data-disabled]': { color: vars.color.text.disabled, background: 'none' },
    },
  }),
);

/** Row of the list that can't be selected. */
export const note = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '30px',
    paddingInline: '10px',
    color: vars.color.text.tertiary,
  }),
);

export const noteBelow = style(
  inLayer({ paddingInline: '14px', borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}` }),
);

export const failed = style(inLayer({ color: vars.color.status.danger.text }));

export const retry = style(
  inLayer({
    flex: 'none',
    color: vars.color.text.link,
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    '@media': { [base.media.forcedColors]: { color: 'inherit' } },
  }),
);
