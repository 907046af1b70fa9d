import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const page = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    background: vars.color.surface.canvas,
    color: vars.color.text.primary,
  }),
);
export const bar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[12],
    flex: 'none',
    minBlockSize: '64px',
    paddingInline: base.space[40],
    borderBlockEnd: hairline,
    background: vars.color.surface.panel,
    '@media': { [base.media.narrow]: { minBlockSize: '52px', paddingInline: base.space[16] } },
  }),
);
export const end = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[12], marginInlineStart: 'auto' }));
export const main = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    flex: 1,
    padding: `${base.space[40]} ${base.space[16]} ${base.space[24]}`,
  }),
);
const box = {
  boxSizing: 'border-box',
  borderRadius: vars.radius.card,
  background: vars.color.surface.panel,
  boxShadow: vars.shadow.panel,
  '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
} as const;
export const card = style(
  inLayer({
    ...box,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: base.space[16],
    inlineSize: '420px',
    marginBlockStart: 'min(8vh, 72px)',
    maxInlineSize: '100%',
    padding: base.space[32],
    '@media': { ...box['@media'], [base.media.narrow]: { padding: base.space[20] } },
  }),
);
export const sheet = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[12],
    inlineSize: '880px',
    maxInlineSize: '100%',
    minInlineSize: 0,
  }),
);
export const head = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[16] }));
export const titles = style(inLayer({ minInlineSize: 0 }));
export const title = style(inLayer({ ...typography('title'), margin: 0, fontFamily: vars.font.display, overflowWrap: 'anywhere' }));
export const facts = style(inLayer({ margin: 0, color: vars.color.text.secondary }));
export const tools = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[12], minBlockSize: '32px' }));
export const way = style(inLayer({ flex: 1, minInlineSize: 0 }));
export const file = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[12], minInlineSize: 0 }));
export const fileName = style(inLayer({ ...oneLine, display: 'block' }));
export const icon = style(inLayer({ flex: 'none', selectors: { '&&': { inlineSize: '22px', blockSize: '25px' } } }));
export const download = style(
  inLayer({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: vars.radius.control,
    color: vars.color.text.link,
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': { [base.media.touch]: { inlineSize: '44px', blockSize: '44px' } },
  }),
);
export const list = style(inLayer({ ...box, display: 'flex', flexDirection: 'column', overflow: 'hidden' }));
export const downloadAll = style(
  inLayer({
    ...typography('bodyStrong'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '36px',
    paddingInline: base.space[16],
    borderRadius: vars.radius.control,
    background: vars.color.accent.base,
    color: vars.color.accent.on,
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.accent.hover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
    },
    '@media': { [base.media.touch]: { minBlockSize: '44px' }, [base.media.forcedColors]: { border: '1px solid LinkText' } },
  }),
);
export const note = style(inLayer({ ...typography('caption'), margin: 0, color: vars.color.text.tertiary }));
export const foot = style(
  inLayer({ ...typography('caption'), flex: 'none', padding: base.space[16], textAlign: 'center', color: vars.color.text.tertiary }),
);
