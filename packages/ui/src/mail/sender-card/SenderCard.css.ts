import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const card = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[12],
    boxSizing: 'border-box',
    inlineSize: '300px',
    maxInlineSize: '100%',
    padding: base.space[16],
    color: vars.color.text.primary,
  }),
);

export const head = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[12], minInlineSize: 0 }));
export const names = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }));
export const name = style(inLayer({ ...oneLine, fontSize: base.type.read.fontSize, lineHeight: '22px', fontWeight: 600 }));
export const address = style(
  inLayer({ ...typography('caption'), display: 'flex', alignItems: 'center', gap: base.space[2], color: vars.color.text.secondary }),
);
export const addressText = style(inLayer({ ...oneLine }));

export const details = style(
  inLayer({
    ...typography('caption'),
    display: 'grid',
    gridTemplateColumns: 'minmax(40px, max-content) minmax(0, 1fr)',
    gap: `${base.space[4]} ${base.space[8]}`,
    margin: 0,
  }),
);
export const term = style(inLayer({ color: vars.color.text.tertiary }));
export const detail = style(inLayer({ margin: 0, overflowWrap: 'anywhere' }));
export const waiting = style(inLayer({ display: 'grid', gap: base.space[12], paddingBlock: base.space[6] }));

/** Wraps to a second line in languages with long labels: button labels must not be cut off. */
export const actions = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[4] }));
export const more = style(inLayer({ marginInlineStart: 'auto' }));
