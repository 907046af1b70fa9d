import { style } from '@vanilla-extract/css';
import { field } from '../../foundation/styles/field.css.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const segments = style(
  inLayer({ ...typography('body'), ...tabular, display: 'flex', alignItems: 'center', gap: 0, whiteSpace: 'pre' }),
);

/** Wide enough for a date; the rest of the line stays free. */
export const box = style([field, inLayer({ gap: 0, minInlineSize: '140px', paddingInline: base.space[8] })]);

export const segment = style(
  inLayer({
    boxSizing: 'border-box',
    minBlockSize: base.space[24],
    paddingBlock: base.space[2],
    // Wide enough to avoid presses on an adjacent segment.
    minInlineSize: '24px',
    // What two figures leave free of it, four have at their sides too: the strokes stand evenly between them.
    paddingInline: base.space[4],
    borderRadius: base.space[4],
    textAlign: 'center',
    caretColor: 'transparent',
    outline: 'none',
    color: vars.color.text.primary,
    selectors: {
      '&[data-type="literal"]': { minInlineSize: 0, paddingInline: 0, color: vars.color.text.tertiary },
      '&[data-placeholder]': { color: vars.color.text.tertiary },
      '&[data-disabled]': { color: vars.color.text.disabled },
      '&[data-focused]': { background: vars.color.accent.base, color: vars.color.accent.on },
    },
    '@media': {
      [base.media.forcedColors]: {
        selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
