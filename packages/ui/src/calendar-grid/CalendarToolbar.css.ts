import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { oneLine, tabular, typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';

export const root = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[4],
    minBlockSize: '52px',
    boxSizing: 'border-box',
    paddingBlock: base.space[8],
    paddingInline: base.space[16],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    background: vars.color.surface.panel,
  }),
);

export const title = style(
  inLayer({
    ...typography('title'),
    ...tabular,
    ...oneLine,
    fontFamily: vars.font.display,
    fontSize: '18px',
    lineHeight: '26px',
    margin: 0,
    marginInlineEnd: base.space[12],
    color: vars.color.text.primary,
  }),
);

export const end = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[4], marginInlineStart: 'auto' }),
);
