import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const group = style(inLayer({ margin: 0, padding: 0, listStyle: 'none' }));
export const groupTitle = style(
  inLayer({
    ...typography('caption'),
    margin: 0,
    padding: `${base.space[8]} 10px ${base.space[4]}`,
    fontWeight: 400,
    color: vars.color.text.secondary,
  }),
);
export const entry = style(inLayer({ position: 'relative' }));
export const item = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: base.space[32],
    paddingInline: '10px',
    borderRadius: vars.radius.control,
    color: vars.color.text.secondary,
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[aria-current="page"]': { background: vars.color.accent.soft, color: vars.color.accent.softText, fontWeight: 600 },
    },
    '@media': {
      [base.media.touch]: { minBlockSize: '44px' },
      [base.media.forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight', outlineOffset: '-1px' } } },
    },
  }),
);
export const label = style(inLayer({ ...oneLine, flex: 1 }));
export const count = style(
  inLayer({
    ...tabular,
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: '10px',
    translate: '0 -50%',
    fontWeight: 600,
    color: vars.color.text.secondary,
    pointerEvents: 'none',
  }),
);
