import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const ring = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } as const;

export const strip = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-end',
    flex: 'none',
    gap: base.space[8],
    blockSize: '36px',
    ...typography('body'),
    '@media': { [base.media.narrow]: { display: 'none' } },
  }),
);

export const scroller = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-end',
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    // The ring of the selected tab is drawn outside of it.
    paddingInlineStart: base.space[1],
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
  }),
);

/** Tabs and close buttons are items of one flex line, though only the tabs are in the list. */
export const list = style(inLayer({ display: 'contents' }));

export const tab = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    boxSizing: 'border-box',
    blockSize: '34px',
    marginInlineEnd: base.space[2],
    paddingInline: `${base.space[12]} 14px`,
    border: 0,
    borderStartStartRadius: `min(${vars.radius.card}, 10px)`,
    borderStartEndRadius: `min(${vars.radius.card}, 10px)`,
    background: 'none',
    color: vars.color.text.secondary,
    font: 'inherit',
    cursor: 'default',
    selectors: {
      '&[data-closable]': { paddingInlineEnd: '36px' },
      '&:hover': { color: vars.color.text.primary },
      '&:focus-visible': ring,
      '&[aria-selected="true"]': {
        zIndex: 1,
        blockSize: '36px',
        paddingBlockEnd: base.space[2],
        background: vars.color.surface.panel,
        color: vars.color.text.primary,
        fontWeight: 600,
        boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
        clipPath: 'inset(-4px -4px 0 -4px)',
      },
      '&[aria-selected="true"]::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: base.space[12],
        blockSize: '2px',
        borderRadius: `0 0 ${base.space[2]} ${base.space[2]}`,
        background: vars.color.accent.base,
      },
      '& + &:not([aria-selected="true"])::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: '-2px',
        insetBlockStart: '10px',
        inlineSize: '1px',
        blockSize: '14px',
        background: vars.color.border.default,
      },
      '&[aria-selected="true"] + &::after': { display: 'none' },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&[aria-selected="true"]': { borderBlockStart: '2px solid Highlight' } } } },
  }),
);

export const title = style(inLayer({ ...oneLine }));

export const count = style(inLayer({ ...typography('caption'), ...tabular, color: vars.color.text.tertiary }));

export const close = style(
  inLayer({
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    // Over the end of its tab, which keeps room for it.
    marginInlineStart: '-34px',
    marginInlineEnd: '10px',
    marginBlockEnd: '6px',
    padding: 0,
    border: 0,
    borderRadius: base.space[4],
    background: 'none',
    color: vars.color.text.tertiary,
    selectors: { '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary }, '&:focus-visible': ring },
  }),
);

export const closeAll = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[6],
    flex: 'none',
    blockSize: '28px',
    marginBlockEnd: base.space[4],
    paddingInline: base.space[8],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    ...typography('caption'),
    fontFamily: 'inherit',
    color: vars.color.text.tertiary,
    selectors: { '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary }, '&:focus-visible': ring },
  }),
);
