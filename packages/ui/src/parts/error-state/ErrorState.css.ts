import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({ display: 'flex', flexDirection: 'column', alignItems: 'center', margin: 'auto', maxInlineSize: '100%' }),
);

/** Keeps the state centered, independent of the content below it. */
export const state = style(inLayer({ marginBlock: 0, paddingBlockEnd: base.space[8] }));

export const details = style(inLayer({ boxSizing: 'border-box', inlineSize: 'min(420px, 100%)', paddingInline: base.space[20] }));

export const disclosure = style(inLayer({ display: 'flex', flexDirection: 'column', alignItems: 'center' }));

export const content = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[8],
    marginBlockStart: base.space[4],
    padding: base.space[12],
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    color: vars.color.text.secondary,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const request = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], minInlineSize: 0 }));

export const code = style(
  inLayer({ ...tabular, flex: '1 1 auto', minInlineSize: 0, fontFamily: base.font.mono, overflowWrap: 'anywhere', userSelect: 'all' }),
);
