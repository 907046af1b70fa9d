import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const form = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16] }));

export const hint = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[12],
    margin: 0,
    color: vars.color.text.secondary,
  }),
);

export const lock = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[40],
    blockSize: base.space[40],
    borderRadius: '50%',
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
  }),
);

export const ways = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[16] }));

export const areas = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[8], minInlineSize: 0, margin: 0, padding: 0, border: 'none' }),
);

export const legend = style(
  inLayer({ ...typography('body'), marginBlockEnd: base.space[6], padding: 0, color: vars.color.text.secondary }),
);
