import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const edge = `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}`;

export const root = style(
  inLayer({
    ...typography('body'),
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'auto',
    boxSizing: 'border-box',
    padding: `22px ${base.space[40]} ${base.space[24]}`,
    background: vars.color.surface.panel,
    color: vars.color.text.primary,
    '@media': {
      [base.media.medium]: { paddingInline: base.space[24] },
      [base.media.narrow]: { paddingInline: base.space[16] },
    },
  }),
);
export const title = style(
  inLayer({ ...typography('heading'), margin: `0 0 ${base.space[16]}`, fontFamily: vars.font.display, overflowWrap: 'anywhere' }),
);
export const apps = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: base.space[12],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const app = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[12],
    boxSizing: 'border-box',
    blockSize: '100%',
    minBlockSize: base.space[72],
    padding: base.space[12],
    borderRadius: vars.radius.card,
    boxShadow: edge,
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: { ...focusRing, '&[data-hovered]': { background: vars.color.surface.hover } },
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const icon = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[40],
    blockSize: base.space[40],
    borderRadius: vars.radius.control,
    overflow: 'hidden',
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
  }),
);
export const picture = style(inLayer({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
export const words = style(inLayer({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' }));
export const name = style(inLayer({ ...typography('bodyStrong') }));
export const description = style(
  inLayer({
    ...typography('caption'),
    color: vars.color.text.secondary,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  }),
);
export const arrow = style(inLayer({ flex: 'none', color: vars.color.text.tertiary }));
export const tile = style(inLayer({ minBlockSize: base.space[72], borderRadius: vars.radius.card, boxShadow: edge }));
