import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { tabular, typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';

export const root = style(
  inLayer({
    ...typography('body'),
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    gap: base.space[2],
    flex: 'none',
    color: vars.color.text.secondary,
    whiteSpace: 'nowrap',
  }),
);

export const range = style(inLayer({ paddingInline: base.space[4] }));

export const jump = style(
  inLayer({
    ...typography('body'),
    ...tabular,
    boxSizing: 'border-box',
    inlineSize: base.space[56],
    blockSize: '26px',
    paddingInline: base.space[6],
    border: 0,
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    textAlign: 'center',
    outline: `2px solid ${vars.color.focus.ring}`,
    outlineOffset: '-2px',
  }),
);
