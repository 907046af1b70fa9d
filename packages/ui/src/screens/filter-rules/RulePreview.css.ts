import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const line = `${vars.border.width} solid ${vars.color.border.subtle}`;
const ring = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } as const;

export const preview = style(inLayer({ border: line, borderRadius: vars.radius.control, overflow: 'hidden' }));
export const previewHead = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: vars.density.control,
    padding: `${base.space[6]} ${base.space[12]}`,
    color: vars.color.accent.softText,
    background: vars.color.accent.soft,
  }),
);
export const previewTitle = style(inLayer({ flex: '1 1 auto', fontWeight: 600, overflowWrap: 'anywhere', minInlineSize: 0 }));
export const messages = style(
  inLayer({
    margin: 0,
    padding: 0,
    maxBlockSize: '240px',
    overflow: 'auto',
    listStyle: 'none',
    selectors: { '&:focus-visible': ring },
  }),
);
export const message = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: `${base.space[8]} minmax(0, 1fr) minmax(0, 3fr) auto`,
    alignItems: 'center',
    gap: base.space[8],
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: vars.density.control,
    padding: `${base.space[4]} ${base.space[12]}`,
    border: 0,
    borderBlockStart: line,
    font: 'inherit',
    textAlign: 'start',
    color: vars.color.text.secondary,
    background: 'none',
    selectors: {
      '&[data-unread]': { fontWeight: 600, color: vars.color.text.primary },
      'button&:hover': { background: vars.color.surface.hover },
      'button&:focus-visible': ring,
    },
  }),
);
export const dot = style(
  inLayer({
    inlineSize: base.space[8],
    blockSize: base.space[8],
    borderRadius: '50%',
    selectors: {
      '&[data-unread]': {
        background: vars.color.accent.base,
        '@media': { [base.media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
export const sender = style(inLayer({ ...oneLine }));
export const subject = style(inLayer({ ...oneLine }));
export const date = style(inLayer({ ...typography('caption'), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
