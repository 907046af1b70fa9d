import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const sidebar = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%', gap: '10px' }),
);
export const top = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[4], flex: 'none' }));
export const add = style(
  inLayer({
    flex: '1 1 auto',
    minInlineSize: 'max-content',
    '@media': { [base.media.medium]: { gap: base.space[4], paddingInline: base.space[4] } },
  }),
);
export const books = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[2], flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto' }),
);
export const book = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flex: 'none',
    boxSizing: 'border-box',
    blockSize: vars.density.tree,
    paddingInline: `10px ${base.space[8]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text.secondary,
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&[aria-current]': { background: vars.color.accent.soft, color: vars.color.accent.softText, fontWeight: 600 },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': {
      [base.media.touch]: { blockSize: '44px' },
      [base.media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
export const bookName = style(inLayer({ ...oneLine, flex: 1 }));
export const count = style(
  inLayer({ ...typography('caption'), ...tabular, color: 'inherit', selectors: { '&::after': { content: 'attr(data-count)' } } }),
);
export const nodes = style(inLayer({ paddingInlineStart: base.space[16] }));
