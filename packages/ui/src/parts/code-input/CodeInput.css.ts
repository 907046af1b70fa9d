import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const width = 40;
const gap = 8;

/** Number of cells; set by the component. */
export const lengthVariable = '--jinshu-code-length';

/** Figures run from left to right in every script. */
export const cells = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    gap: `${gap}px`,
    inlineSize: 'fit-content',
    direction: 'ltr',
    // The input is wider than its cells; scrolling it into sight must not move them.
    overflow: 'clip',
    overflowClipMargin: base.space[4],
    '@media': { [base.media.narrow]: { maxInlineSize: '100%' } },
  }),
);

export const cell = style(
  inLayer({
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: `${width}px`,
    blockSize: '46px',
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.strong}`,
    selectors: {
      [`${cells}[data-hovered] &`]: { background: vars.color.surface.raisedHover },
      [`${cells}[data-focus-within] &`]: { boxShadow: `inset 0 0 0 max(1px, ${vars.border.width}) ${vars.color.focus.ring}` },
      [`${cells}[data-focus-within] &[data-current]`]: { boxShadow: `inset 0 0 0 2px ${vars.color.focus.ring}` },
      [`${cells}[data-invalid] &`]: { boxShadow: `inset 0 0 0 2px ${vars.color.status.danger.border}` },
      [`${cells}[data-disabled] &`]: { background: 'none', boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}` },
    },
    '@media': {
      [base.media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { [`${cells}[data-focus-within] &[data-current]`]: { border: '3px solid Highlight' } },
      },
    },
  }),
);

/** One real input covers the cells, with its digits spaced like them. Caret, selection and paste are the browser's own. */
export const input = style(
  inLayer({
    ...tabular,
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `calc((var(${lengthVariable}) + 1) * ${width + gap}px)`,
    boxSizing: 'border-box',
    padding: 0,
    paddingInlineStart: `calc((${width}px - 1ch) / 2)`,
    border: 0,
    background: 'none',
    color: vars.color.text.primary,
    caretColor: vars.color.accent.base,
    fontFamily: base.font.mono,
    fontSize: base.type.heading.fontSize,
    fontWeight: base.type.heading.fontWeight,
    letterSpacing: `calc(${width + gap}px - 1ch)`,
    outline: 'none',
    selectors: { '&[data-disabled]': { color: vars.color.text.disabled } },
  }),
);

export const align = styleVariants({ start: inLayer({}), center: inLayer({ alignItems: 'center', textAlign: 'center' }) });
