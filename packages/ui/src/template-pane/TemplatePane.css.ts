import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';

const measure = { preview: '240px' };

export const root = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 }));
export const head = style(
  inLayer({ display: 'flex', justifyContent: 'end', flex: 'none', padding: `${base.space[8]} ${base.space[12]} 0` }),
);
export const list = style(inLayer({ flex: 1, minBlockSize: 0, overflowY: 'auto', padding: `${base.space[4]} ${base.space[12]}` }));

export const letter = style(inLayer({ display: 'grid', gap: base.space[8] }));
export const preview = style(
  inLayer({
    ...typography('body'),
    maxBlockSize: measure.preview,
    overflow: 'auto',
    padding: base.space[12],
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[4] }));
export const message = style(
  inLayer({ ...typography('body'), margin: 0, padding: base.space[24], color: vars.color.text.secondary, textAlign: 'center' }),
);
