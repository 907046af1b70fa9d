import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focusRing.ts';
import { inLayer } from '../styles/inLayer.ts';
import { oneLine, typography } from '../styles/typography.ts';
import { base, vars } from '../theme/contract.css.ts';

export const list = style(
  inLayer({ ...typography('body'), display: 'flex', alignItems: 'center', minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' }),
);

export const item = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    color: vars.color.text.secondary,
    selectors: {
      // Where room is short the current place keeps its words longest.
      '&[data-current]': { flex: '0 1 auto', color: vars.color.text.primary },
      '&:not([data-current])': { flex: '0 3 auto' },
      '&[data-more]': { flex: 'none' },
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

export const words = style(inLayer({ ...oneLine }));

export const separator = style(inLayer({ flex: 'none', marginInline: base.space[2], color: vars.color.text.tertiary }));
