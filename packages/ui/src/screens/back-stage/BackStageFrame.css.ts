import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { folded, narrow, reducedMotion } = base.media;

export const shell = style(
  inLayer({
    ...typography('body'),
    display: 'grid',
    gridTemplate: '52px minmax(0, 1fr) / 232px minmax(0, 1fr)',
    gridTemplateAreas: '"bar bar" "side main"',
    blockSize: '100dvh',
    background: vars.color.surface.canvas,
    color: vars.color.text.primary,
    '@media': { [folded]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"bar" "main"' } },
  }),
);
export const bar = style(
  inLayer({
    gridArea: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    paddingInline: '20px 12px',
    background: vars.color.rail.bg,
    color: vars.color.rail.text,
    // Its contents are made for a bar, and this one has the colors of the rail.
    vars: {
      [vars.color.bar.text]: vars.color.rail.text,
      [vars.color.bar.muted]: vars.color.rail.muted,
      [vars.color.bar.field]: vars.color.rail.field,
      [vars.color.bar.fieldBorder]: vars.color.rail.fieldBorder,
      [vars.color.bar.ring]: vars.color.rail.ring,
      [vars.color.bar.hover]: vars.color.rail.hover,
      [vars.color.bar.active]: vars.color.rail.active,
      [vars.color.bar.activeText]: vars.color.rail.activeText,
    },
    '@media': { [folded]: { paddingInline: base.space[8] } },
  }),
);
export const opener = style(inLayer({ display: 'none', '@media': { [folded]: { display: 'flex' } } }));
export const brand = style(inLayer({ display: 'flex', alignItems: 'center', flex: 'none', '@media': { [narrow]: { display: 'none' } } }));
export const place = style(
  inLayer({
    ...typography('caption'),
    ...oneLine,
    flex: 'none',
    marginInlineEnd: base.space[24],
    padding: `${base.space[2]} ${base.space[8]}`,
    borderRadius: vars.radius.control,
    background: vars.color.rail.hover,
    color: vars.color.rail.text,
    '@media': { [folded]: { marginInlineEnd: 0 }, [narrow]: { display: 'none' } },
  }),
);
export const search = style(inLayer({ flex: '0 1 440px', minInlineSize: 0 }));
export const gap = style(inLayer({ flex: '1 1 0' }));
export const tools = style(inLayer({ display: 'flex', alignItems: 'center', flex: 'none', gap: base.space[4] }));
export const back = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[6],
    minBlockSize: base.space[32],
    paddingInline: base.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.rail.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { background: vars.color.rail.hover } },
    ':focus-visible': { outline: `2px solid ${vars.color.rail.text}`, outlineOffset: '-2px' },
    '@media': { [narrow]: { minInlineSize: '44px', minBlockSize: '44px', justifyContent: 'center' } },
  }),
);
export const backWords = style(
  inLayer({
    '@media': { [folded]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  }),
);

export const side = style(
  inLayer({
    gridArea: 'side',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    overflow: 'auto',
    padding: `${base.space[6]} ${base.space[8]} ${base.space[12]} ${base.space[12]}`,
    background: vars.color.surface.canvas,
    outline: 'none',
    '@media': {
      [folded]: {
        position: 'fixed',
        zIndex: base.layer.scrim,
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '280px',
        maxInlineSize: '86vw',
        background: vars.color.surface.sidebar,
        boxShadow: vars.shadow.dialog,
        visibility: 'hidden',
        translate: '-100% 0',
        transition: `translate ${base.motion.fast} ${base.motion.easeIn}, visibility 0s ${base.motion.fast}`,
        selectors: {
          '[dir="rtl"] &': { translate: '100% 0' },
          '&[data-open]': { visibility: 'visible', translate: 'none', transition: `translate ${base.motion.base} ${base.motion.easeOut}` },
        },
      },
      [reducedMotion]: { transition: 'none', selectors: { '&[data-open]': { transition: 'none' } } },
    },
  }),
);
export const scrim = style(
  inLayer({
    display: 'none',
    position: 'fixed',
    inset: 0,
    zIndex: base.layer.scrim,
    background: vars.color.surface.scrim,
    '@media': { [folded]: { selectors: { '&[data-open]': { display: 'block' } } } },
  }),
);
export const main = style(
  inLayer({
    gridArea: 'main',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    padding: `${base.space[8]} ${base.space[8]} ${base.space[8]} 0`,
    outline: 'none',
    '@media': { [folded]: { padding: 0 } },
  }),
);
