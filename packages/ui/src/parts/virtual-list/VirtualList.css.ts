import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const list = style(
  inLayer({
    ...typography('body'),
    flex: 1,
    minBlockSize: 0,
    inlineSize: '100%',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    color: vars.color.text.secondary,
    outline: 'none',
    selectors: focusRingInset,
  }),
);

export const item = style(
  inLayer({
    position: 'relative',
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: base.space[24],
    padding: `${base.space[8]} ${base.space[16]} ${base.space[8]} 14px`,
    borderBlockEnd: hairline,
    overflowWrap: 'anywhere',
    cursor: 'default',
    outline: 'none',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-selected]': { background: vars.color.selection.bg, color: vars.color.text.primary },
      '&[data-selected]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '3px',
        background: vars.color.selection.bar,
      },
      '&[data-disabled]': { color: vars.color.text.disabled },
    },
    '@media': {
      [base.media.forcedColors]: {
        selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
