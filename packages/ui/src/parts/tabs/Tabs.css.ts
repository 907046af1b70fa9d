import { style, styleVariants } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { accent, border, surface, text } = vars.color;

export const root = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'row' } },
  }),
);

export const strip = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minInlineSize: 0,
    selectors: {
      [`${root}[data-orientation="horizontal"] > &`]: { gap: base.space[4] },
      [`${root}[data-orientation="vertical"] > &`]: { alignItems: 'stretch', inlineSize: '180px' },
      '&[data-variant="line"]': { boxShadow: `inset 0 calc(-1 * ${vars.border.width}) ${border.subtle}` },
      [`${root}[data-orientation="vertical"] > &[data-variant="line"]`]: { boxShadow: 'none' },
    },
  }),
);

/** Tabs and their close buttons share the cells of one grid, though only the tabs are in the list. */
export const scroller = style(
  inLayer({
    display: 'grid',
    gridAutoColumns: 'max-content',
    flex: '1 1 auto',
    minInlineSize: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    selectors: {
      [`${root}[data-orientation="vertical"] > * > &`]: {
        gridAutoColumns: 'auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        overflowX: 'hidden',
        overflowY: 'auto',
      },
      [`${strip}[data-variant="soft"] &`]: { gap: base.space[4] },
    },
  }),
);

export const list = style(inLayer({ display: 'contents' }));

export const tab = style(
  inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: base.space[6],
    boxSizing: 'border-box',
    maxInlineSize: '260px',
    paddingInline: base.space[12],
    color: text.secondary,
    cursor: 'default',
    outline: 'none',
    textDecoration: 'none',
    selectors: {
      ...focusRingInset,
      '&[data-closable]': { paddingInlineEnd: '34px' },
      '&[data-hovered]': { color: text.primary },
      '&[data-selected]': { color: text.primary, fontWeight: 600 },
      '&[data-disabled]': { color: text.disabled },
      [`${root}[data-orientation="vertical"] &`]: { maxInlineSize: 'none' },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

export const variant = styleVariants({
  line: inLayer({
    minBlockSize: '44px',
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        insetInline: base.space[12],
        insetBlockEnd: 0,
        blockSize: '2px',
        borderRadius: '2px 2px 0 0',
        background: accent.base,
      },
      [`${root}[data-orientation="vertical"] &`]: { minBlockSize: '36px' },
      [`${root}[data-orientation="vertical"] &[data-hovered]`]: { background: surface.hover },
      [`${root}[data-orientation="vertical"] &[data-selected]`]: { background: vars.color.selection.bg },
      [`${root}[data-orientation="vertical"] &[data-selected]::after`]: {
        insetInline: '0 auto',
        insetBlock: base.space[8],
        inlineSize: '3px',
        blockSize: 'auto',
        borderRadius: '2px',
        background: vars.color.selection.bar,
      },
    },
    '@media': {
      [base.media.forcedColors]: {
        selectors: {
          [`&[data-selected]::after, ${root}[data-orientation="vertical"] &[data-selected]::after`]: {
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
  soft: inLayer({
    minBlockSize: vars.density.control,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-hovered]': { background: surface.hover },
      '&[data-selected]': { background: accent.soft, color: accent.softText },
    },
    '@media': {
      [base.media.forcedColors]: {
        border: '1px solid transparent',
        selectors: { '&[data-selected]': { borderColor: 'Highlight', outline: '1px solid Highlight' } },
      },
    },
  }),
});

/** Reserve space for the bold title of a selected tab, which is wider. Otherwise each selection would move the other tabs. */
export const title = style(
  inLayer({
    ...oneLine,
    selectors: {
      '&::after': {
        content: ['attr(data-title)', 'attr(data-title) / ""'],
        display: 'block',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
        fontWeight: 600,
      },
    },
  }),
);

export const count = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    fontWeight: 400,
    color: text.tertiary,
    // The third level of text is not made for the ground of a chosen tab.
    selectors: { '[data-selected] > &': { color: 'inherit' } },
  }),
);

export const close = style(
  inLayer({
    zIndex: 1,
    placeSelf: 'center end',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    marginInlineEnd: base.space[6],
    padding: 0,
    border: 0,
    borderRadius: base.space[4],
    background: 'none',
    color: text.tertiary,
    selectors: {
      '&:hover': { background: surface.hover, color: text.primary },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-1px' },
    },
  }),
);

export const end = style(inLayer({ display: 'flex', alignItems: 'center', flex: 'none', gap: base.space[4] }));

export const panel = style(
  inLayer({
    ...typography('body'),
    flex: '1 1 auto',
    minInlineSize: 0,
    minBlockSize: 0,
    boxSizing: 'border-box',
    outline: 'none',
    selectors: {
      ...focusRingInset,
      '&[data-inert]': { display: 'none' },
      '&[data-padding="regular"]': { padding: base.space[16] },
    },
  }),
);
