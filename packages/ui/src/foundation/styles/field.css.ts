import { style } from '@vanilla-extract/css';
import { base, vars } from '../theme/contract.css.ts';
import { inLayer } from './inLayer.ts';
import { thumbHigh } from './thumb.ts';
import { typography } from './typography.ts';

/** Box shared by all input fields and selects: the same height, border, focus and error style. */
export const field = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    boxSizing: 'border-box',
    minBlockSize: vars.density.control,
    minInlineSize: 0,
    paddingInline: '10px',
    border: 'none',
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.strong}`,
    outline: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.text.tertiary, opacity: 1 },
      '&[data-hovered]': { background: vars.color.surface.raisedHover },
      '&[data-focused]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus.ring}` },
      '&[data-focus-within]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus.ring}` },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus.ring}` },
      '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${vars.color.status.danger.border}` },
      '&[data-disabled]': { color: vars.color.text.disabled, boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}` },
    },
    '@media': { ...thumbHigh, [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** The name above a field. */
export const fieldLabel = style(inLayer({ ...typography('body'), color: vars.color.text.secondary }));

/** The sentence below a field. */
export const fieldHelp = style(inLayer({ ...typography('caption'), overflowWrap: 'anywhere', color: vars.color.text.tertiary }));

/** The sentence below a field that says what is wrong with it. */
export const fieldError = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[4],
    overflowWrap: 'anywhere',
    color: vars.color.status.danger.text,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
