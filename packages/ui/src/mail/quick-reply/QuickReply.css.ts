import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const box = style(
  inLayer({
    containerType: 'inline-size',
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[6],
    boxSizing: 'border-box',
    minBlockSize: '72px',
    padding: `10px ${base.space[12]}`,
    '@media': {
      [base.media.narrow]: { gap: 0, paddingBlock: base.space[2] },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
    },
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.strong}`,
    selectors: {
      '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.focus.ring}` },
      '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${vars.color.status.danger.border}` },
    },
  }),
);

export const text = style(
  inLayer({
    ...typography('body'),
    display: 'block',
    inlineSize: '100%',
    boxSizing: 'border-box',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    outline: 'none',
    resize: 'none',
    // The field grows with its text; in browsers without `field-sizing`, its `rows` do.
    fieldSizing: 'content',
    minBlockSize: '20px',
    maxBlockSize: '40vh',
    transition: `min-block-size ${base.motion.base} ${base.motion.easeOut}`,
    selectors: {
      '&::placeholder': { color: vars.color.text.tertiary, opacity: 1 },
      '&:focus, &:not(:placeholder-shown)': { minBlockSize: '60px' },
    },
    '@media': {
      // All of its line is hit by a finger.
      [base.media.narrow]: { minBlockSize: '44px', paddingBlock: base.space[12] },
      [base.media.reducedMotion]: { transition: 'none' },
    },
  }),
);

export const foot = style(
  inLayer({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: base.space[12], marginBlockStart: 'auto' }),
);
export const away = style(inLayer({ marginInlineEnd: 'auto' }));
export const keys = style(
  inLayer({
    display: 'flex',
    gap: base.space[6],
    color: vars.color.text.tertiary,
    '@container': { '(max-width: 480px)': { display: 'none' } },
    '@media': { [base.media.touch]: { display: 'none' } },
  }),
);
export const key = style(
  inLayer({
    ...typography('micro'),
    paddingInline: base.space[4],
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: '4px',
    background: vars.color.surface.sunken,
    fontFamily: 'inherit',
  }),
);
export const outcome = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[6],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: vars.color.text.secondary,
    selectors: {
      '&[data-state="sent"]': { color: vars.color.status.success.text },
      '&[data-state="failed"]': { color: vars.color.status.danger.text },
    },
  }),
);
