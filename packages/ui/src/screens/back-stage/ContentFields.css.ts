import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const edge = `${vars.border.width} solid ${vars.color.border.default}`;

export const texts = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[8], flex: '1 1 100%', minInlineSize: 0, maxInlineSize: '480px' }),
);
export const language = style(
  inLayer({
    ...typography('caption'),
    flex: 'none',
    minInlineSize: '64px',
    paddingInlineStart: base.space[8],
    color: vars.color.text.secondary,
  }),
);

export const picture = style(
  inLayer({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: base.space[8], flex: '1 1 100%', minInlineSize: 0 }),
);
export const image = style(
  inLayer({
    display: 'block',
    maxInlineSize: 'min(100%, 320px)',
    maxBlockSize: '120px',
    objectFit: 'contain',
    border: edge,
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
  }),
);
export const buttons = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[8] }));

export const entries = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[8], flex: '1 1 100%', minInlineSize: 0 }));

export const samples = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[16], inlineSize: '100%' }));
export const sample = style(inLayer({ flex: '1 1 260px', minInlineSize: 0, margin: 0 }));
export const page = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: edge,
    borderRadius: vars.radius.card,
    background: vars.color.surface.canvas,
    color: vars.color.text.primary,
    '@media': { [base.media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);
export const tab = style(
  inLayer({
    ...oneLine,
    ...typography('caption'),
    alignSelf: 'flex-start',
    maxInlineSize: '200px',
    margin: `${base.space[6]} ${base.space[8]} 0`,
    padding: `${base.space[4]} ${base.space[12]}`,
    borderStartStartRadius: vars.radius.control,
    borderStartEndRadius: vars.radius.control,
    background: vars.color.surface.panel,
  }),
);
export const bar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    blockSize: '48px',
    paddingInline: base.space[16],
    overflow: 'hidden',
    background: vars.color.bar.bg,
    color: vars.color.bar.text,
  }),
);
export const card = style(
  inLayer({
    ...typography('bodyStrong'),
    margin: base.space[16],
    padding: base.space[16],
    borderRadius: vars.radius.card,
    background: vars.color.surface.panel,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);
export const caption = style(inLayer({ ...typography('caption'), paddingBlockStart: base.space[4], color: vars.color.text.secondary }));
