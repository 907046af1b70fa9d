import { style } from '@vanilla-extract/css';
import { inLayer } from '../styles/inLayer.ts';
import { base, vars } from '../theme/contract.css.ts';

export const form = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16] }));

export const colors = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[8] }));
export const swatches = style(
  inLayer({ display: 'grid', gridTemplateColumns: 'repeat(8, minmax(24px, 28px))', justifyContent: 'space-between', gap: '10px 0' }),
);
export const swatch = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: '50%',
    color: vars.color.surface.raised,
    forcedColorAdjust: 'none',
    boxShadow: `inset 0 0 0 1px color-mix(in oklch, ${vars.color.text.primary} 24%, transparent)`,
    selectors: {
      '&[data-hovered]': { boxShadow: `0 0 0 2px ${vars.color.border.default}` },
      '&[data-selected]': { boxShadow: `0 0 0 2px ${vars.color.surface.raised}, 0 0 0 4px ${vars.color.selection.bar}` },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '5px' },
    },
    '@media': {
      [base.media.forcedColors]: {
        color: 'CanvasText',
        selectors: { '&[data-selected]': { outline: '3px solid Highlight', outlineOffset: '2px' } },
      },
    },
  }),
);

export const preview = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], color: vars.color.text.tertiary }));
