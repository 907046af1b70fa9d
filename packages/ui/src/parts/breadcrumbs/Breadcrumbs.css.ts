import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const list = style(
  inLayer({ ...typography('body'), display: 'flex', alignItems: 'center', minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' }),
);

export const item = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    color: vars.color.text.secondary,
    flex: '0 1 auto',
    selectors: {
      '&[data-current]': { color: vars.color.text.primary },
      // However short room is, one finds the way back to the root.
      '&[data-more], &:first-child:not([data-current])': { flex: 'none' },
    },
  }),
);

export const link = style(
  inLayer({
    ...oneLine,
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[6],
    minBlockSize: base.space[24],
    paddingInline: base.space[4],
    borderRadius: vars.radius.control,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'default',
    outline: 'none',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { color: vars.color.text.link, background: vars.color.surface.hover },
      [`${item}[data-current] &`]: { fontWeight: 600 },
    },
    '@media': {
      [base.media.forcedColors]: { selectors: { [`${item}[data-current] &`]: { color: 'CanvasText' } } },
    },
  }),
);

/** Truncate long names of parent levels to leave space for the current one. */
export const words = style(inLayer({ ...oneLine, selectors: { [`${item}:not([data-current]) &`]: { maxInlineSize: '160px' } } }));

export const separator = style(inLayer({ flex: 'none', marginInline: base.space[2], color: vars.color.text.tertiary }));
