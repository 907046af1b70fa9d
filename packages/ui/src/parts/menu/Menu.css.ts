import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const popover = style(
  inLayer({
    // At least as wide as its trigger, up to 280px: a trigger may be a whole list row.
    minInlineSize: 'clamp(168px, var(--trigger-width), 280px)',
    '@media': {
      // On a phone a menu is a sheet at the foot of the window, within reach of the thumb, wherever its button is.
      [base.media.narrow]: {
        position: 'fixed !important' as 'fixed',
        insetBlock: 'auto 0 !important',
        insetInline: '0 !important',
        inlineSize: '100%',
        maxInlineSize: '100%',
        boxSizing: 'border-box',
        maxBlockSize: '72dvh !important',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
        boxShadow: `0 0 0 100vmax ${vars.color.surface.scrim}`,
      },
    },
  }),
);

export const menu = style(
  inLayer({ padding: base.space[4], outline: 'none', maxBlockSize: 'inherit', boxSizing: 'border-box', overflow: 'auto' }),
);

export const item = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    boxSizing: 'border-box',
    minBlockSize: '30px',
    paddingBlock: base.space[4],
    paddingInline: '10px',
    borderRadius: `calc(${vars.radius.control} - 1px)`,
    color: vars.color.text.primary,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&[data-focused], &[data-open]': { background: vars.color.surface.raisedHover },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.color.text.disabled, background: 'none' },
    },
    '@media': {
      [base.media.touch]: { minBlockSize: '44px' },
      [base.media.narrow]: { minBlockSize: '44px' },
      [base.media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-focused], &[data-open]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const danger = style(inLayer({ selectors: { '&:not([data-disabled])': { color: vars.color.status.danger.text } } }));

export const lead = style(
  inLayer({
    display: 'flex',
    flex: 'none',
    color: vars.color.text.tertiary,
    selectors: { [`${danger} &, ${item}[data-disabled] &`]: { color: 'inherit' } },
    '@media': { [base.media.forcedColors]: { color: 'inherit' } },
  }),
);

export const mark = style(
  inLayer({
    flex: 'none',
    inlineSize: base.space[16],
    color: vars.color.accent.softText,
    '@media': { [base.media.forcedColors]: { color: 'inherit' } },
  }),
);

export const words = style(inLayer({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere', maxInlineSize: '320px' }));

export const description = style(inLayer({ ...typography('caption'), display: 'block', color: vars.color.text.tertiary }));

export const end = style(
  inLayer({
    ...typography('caption'),
    flex: 'none',
    marginInlineStart: 'auto',
    paddingInlineStart: base.space[12],
    color: vars.color.text.tertiary,
    '@media': { [base.media.forcedColors]: { color: 'inherit' } },
  }),
);

export const shortcut = style(inLayer({ fontFamily: 'inherit', selectors: { '&::after': { content: 'attr(data-keys)' } } }));

export const separator = style(
  inLayer({
    blockSize: '1px',
    border: 0,
    margin: `${base.space[4]} ${base.space[6]}`,
    background: vars.color.border.subtle,
    '@media': { [base.media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const sectionTitle = style(
  inLayer({
    ...typography('caption'),
    paddingBlock: `${base.space[6]} ${base.space[2]}`,
    paddingInline: '10px',
    color: vars.color.text.tertiary,
  }),
);

export const swatch = style(
  inLayer({
    display: 'block',
    flex: 'none',
    inlineSize: '12px',
    blockSize: '12px',
    margin: base.space[2],
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px color-mix(in oklch, ${vars.color.text.primary} 24%, transparent)`,
    forcedColorAdjust: 'none',
  }),
);
