import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { rise } from '../../foundation/styles/motion.css.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const tooltip = style([
  rise,
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'baseline',
    gap: base.space[8],
    maxInlineSize: '280px',
    padding: `${base.space[4]} ${base.space[8]}`,
    borderRadius: vars.radius.chip,
    background: vars.color.tooltip.bg,
    color: vars.color.tooltip.text,
    overflowWrap: 'anywhere',
    outline: 'none',
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
]);

/** The tooltip covers neighbors of its component, so clicks must pass through it. */
export const isClickedThrough = style(inLayer({ pointerEvents: 'none' }));

export const shortcut = style(inLayer({ flex: 'none', fontFamily: 'inherit', opacity: 0.75 }));
