import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

// SVG strokes don't use system colors automatically.
const inForcedColours = { '@media': { [base.media.forcedColors]: { stroke: 'CanvasText' } } } as const;

export const root = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: base.space[4],
    boxSizing: 'border-box',
    maxInlineSize: '460px',
    margin: 'auto',
    padding: base.space[20],
    textAlign: 'center',
  }),
);

export const drawing = style(
  inLayer({
    display: 'block',
    maxInlineSize: '100%',
    fill: 'none',
    stroke: vars.color.border.strong,
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [base.media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const faint = style(inLayer({ stroke: vars.color.border.default, ...inForcedColours }));
export const sheet = style(inLayer({ fill: vars.color.surface.panel, '@media': { [base.media.forcedColors]: { fill: 'Canvas' } } }));
export const accent = style(inLayer({ stroke: vars.color.accent.base, ...inForcedColours }));
export const accentSheet = style(
  inLayer({
    fill: vars.color.accent.soft,
    stroke: vars.color.accent.base,
    '@media': { [base.media.forcedColors]: { stroke: 'CanvasText', fill: 'Canvas' } },
  }),
);
export const danger = style(inLayer({ stroke: vars.color.status.danger.border, ...inForcedColours }));

export const title = style(
  inLayer({
    ...typography('read'),
    fontWeight: base.type.title.fontWeight,
    fontFamily: vars.font.display,
    marginBlockStart: '10px',
    color: vars.color.text.primary,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const help = style(inLayer({ color: vars.color.text.secondary, textWrap: 'balance', overflowWrap: 'anywhere' }));

export const actions = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: base.space[8], marginBlockStart: base.space[12] }),
);
