import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const bar = createVar();

export const root = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[2], minInlineSize: 0 }),
);

export const title = style(inLayer({ ...typography('caption'), margin: 0, paddingBlock: base.space[4], color: vars.color.text.tertiary }));

export const calendar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: '30px',
    minInlineSize: 0,
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    outline: 'none',
    selectors: focusRing,
  }),
);

export const colour = styleVariants(vars.color.event, (event) => inLayer({ vars: { [bar]: event.bar } }));

export const box = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: `min(4px, ${vars.radius.control})`,
    boxShadow: `inset 0 0 0 2px ${bar}`,
    color: vars.color.surface.panel,
    selectors: { '[data-selected] > &': { background: bar } },
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText', color: 'CanvasText' } },
  }),
);

export const name = style(inLayer({ ...oneLine, flex: 1 }));

export const shared = style(inLayer({ display: 'flex', color: vars.color.text.tertiary }));
