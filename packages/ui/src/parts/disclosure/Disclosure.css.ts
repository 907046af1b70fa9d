import { style, styleVariants } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const group = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const root = styleVariants({
  plain: inLayer({ minInlineSize: 0 }),
  card: inLayer({
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
    selectors: { '& + &': { marginBlockStart: base.space[8] } },
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  rows: inLayer({
    minInlineSize: 0,
    borderBlockEnd: hairline,
  }),
});

export const heading = style(inLayer({ margin: 0, font: 'inherit' }));

export const trigger = style(
  inLayer({
    ...typography('bodyStrong'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: vars.density.row,
    padding: `${base.space[6]} ${base.space[8]}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.primary,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'default',
    outline: 'none',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-disabled]': { color: vars.color.text.disabled, background: 'none' },
      [`${root.card} &`]: { minBlockSize: '44px', paddingInline: base.space[16], borderRadius: vars.radius.card },
    },
    '@media': { [base.media.touch]: { minBlockSize: '44px' }, [base.media.forcedColors]: { color: 'ButtonText' } },
  }),
);

export const quiet = style(
  inLayer({ ...typography('caption'), minBlockSize: base.space[24], inlineSize: 'auto', color: vars.color.text.secondary }),
);

export const chevron = style(
  inLayer({
    flex: 'none',
    color: vars.color.text.tertiary,
    transition: `rotate ${base.motion.fast} ${base.motion.easeOut}`,
    selectors: {
      '[data-expanded] > * > &, [data-expanded] > * > * > &': { rotate: '90deg' },
      '[dir="rtl"] [data-expanded] > * > &, [dir="rtl"] [data-expanded] > * > * > &': { rotate: '-90deg' },
      [`${trigger}[data-disabled] &`]: { color: 'inherit' },
    },
    '@media': { [base.media.reducedMotion]: { transition: 'none' } },
  }),
);

export const title = style(inLayer({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const end = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    color: vars.color.text.tertiary,
  }),
);

export const panel = style(
  inLayer({
    ...typography('body'),
    color: vars.color.text.secondary,
    overflowWrap: 'anywhere',
    // React Aria tells the height of what is inside, so that it can grow from nothing.
    blockSize: 'var(--disclosure-panel-height)',
    overflow: 'clip',
    overflowClipMargin: base.space[4],
    transition: `block-size ${base.motion.base} ${base.motion.easeOut}`,
    '@media': { [base.media.reducedMotion]: { transition: 'none' } },
  }),
);

/** Aligned with the title, not with the chevron. */
export const content = style(
  inLayer({
    paddingBlock: `${base.space[2]} ${base.space[12]}`,
    paddingInline: `${base.space[32]} ${base.space[8]}`,
    selectors: { [`${root.card} &`]: { paddingBlockEnd: base.space[16], paddingInline: `${base.space[40]} ${base.space[16]}` } },
  }),
);
