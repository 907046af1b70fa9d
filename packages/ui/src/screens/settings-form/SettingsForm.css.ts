import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInset } from '../../foundation/styles/focusRing.ts';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const page = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    blockSize: '100%',
    color: vars.color.text.primary,
  }),
);
export const gutter = {
  paddingInline: base.space[40],
  '@media': {
    [base.media.medium]: { paddingInline: base.space[24] },
    [base.media.narrow]: { paddingInline: base.space[16] },
  },
} as const;
export const scroller = style(
  inLayer({ ...gutter, flex: '1 1 auto', minBlockSize: 0, overflow: 'auto', paddingBlock: `22px ${base.space[24]}`, outline: 'none' }),
);
/** Lines of a form are no longer than can be followed. */
export const sheet = style(inLayer({ maxInlineSize: '820px', selectors: { '&[data-wide]': { maxInlineSize: 'none' } } }));
export const description = style(inLayer({ margin: `0 0 ${base.space[8]}`, color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const title = style(
  inLayer({
    ...typography('heading'),
    margin: 0,
    fontFamily: vars.font.display,
    overflowWrap: 'anywhere',
    selectors: { [`&:not(:has(+ ${description}))`]: { marginBlockEnd: base.space[12] } },
  }),
);

export const bar = style(
  inLayer({
    ...gutter,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: base.space[8],
    flex: 'none',
    paddingBlock: base.space[12],
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    background: vars.color.surface.panel,
  }),
);
export const note = style(
  inLayer({
    ...typography('caption'),
    marginInlineStart: base.space[8],
    color: vars.color.text.tertiary,
    overflowWrap: 'anywhere',
    selectors: { '&[data-tone="danger"]': { color: vars.color.status.danger.text } },
  }),
);

export const section = style(inLayer({ display: 'flex', flexDirection: 'column', paddingBlockEnd: base.space[8] }));
export const sectionTitle = style(
  inLayer({
    ...typography('bodyStrong'),
    margin: `0 0 ${base.space[4]}`,
    padding: `14px 0 ${base.space[4]}`,
    fontFamily: vars.font.display,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);

export const row = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: '184px minmax(0, 1fr)',
    gap: `0 ${base.space[8]}`,
    paddingBlock: base.space[8],
    '@media': { [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const label = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: base.space[6],
    minBlockSize: vars.density.control,
    color: vars.color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
/** A change that is not saved yet. */
export const changed = style(
  inLayer({
    flex: 'none',
    inlineSize: base.space[6],
    blockSize: base.space[6],
    borderRadius: '50%',
    background: vars.color.accent.base,
    '@media': { [base.media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
export const control = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[4], minInlineSize: 0 }));
export const controls = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `${base.space[8]} ${base.space[20]}`,
    minBlockSize: vars.density.control,
  }),
);
/** Minimum width of selects and text fields, even with a short label. */
globalStyle(`${controls} > div[data-rac]`, inLayer({ minInlineSize: '140px' }));

export const menu = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    padding: `${base.space[6]} 0`,
    overflow: 'auto',
    selectors: { '&[data-page]': { flex: '1 1 0', padding: 0 } },
  }),
);
export const menuSearch = style(
  inLayer({
    flex: 'none',
    padding: `${base.space[2]} ${base.space[2]} ${base.space[6]}`,
    selectors: { [`${menu}[data-page] &`]: { padding: base.space[16] } },
  }),
);
export const menuNone = style(
  inLayer({ padding: `${base.space[8]} 10px`, color: vars.color.text.tertiary, selectors: { '&:empty': { display: 'none' } } }),
);
export const menuLabel = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }));
export const menuTitle = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'flex-end',
    minBlockSize: '28px',
    margin: 0,
    padding: `0 ${base.space[8]} ${base.space[4]} 10px`,
    fontWeight: 400,
    color: vars.color.text.tertiary,
  }),
);
export const menuList = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[1], margin: 0, padding: 0, listStyle: 'none' }),
);
export const menuItem = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '30px',
    paddingInline: `10px ${base.space[8]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text.secondary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    outline: 'none',
    selectors: {
      ...focusRingInset,
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[aria-current="page"]': { background: vars.color.accent.soft, color: vars.color.accent.softText, fontWeight: 600 },
    },
    '@media': {
      [base.media.touch]: { minBlockSize: '44px' },
      [base.media.forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight', outlineOffset: '-1px' } } },
    },
  }),
);
export const menuIcon = style(
  inLayer({
    display: 'flex',
    flex: 'none',
    color: vars.color.text.tertiary,
    selectors: { [`${menuItem}[aria-current="page"] &`]: { color: 'inherit' } },
  }),
);

export const list = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[8], minBlockSize: 0 }));
export const listBar = style(inLayer({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: base.space[8] }));
export const spacer = style(inLayer({ flex: '1 1 auto' }));
export const grid = style(
  inLayer({
    borderRadius: vars.radius.control,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
    minBlockSize: '120px',
  }),
);
export const chosen = style(inLayer({ ...typography('caption'), color: vars.color.text.tertiary }));

export const portrait = style(inLayer({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: base.space[16] }));

/** Field wide enough for most values. It aligns with its label, even beside a taller element. */
export const field = style(inLayer({ flex: '0 1 360px', alignSelf: 'start', minInlineSize: 0 }));
/** A field that takes all there is. */
export const wideField = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }));
export const stack = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16] }));
export const groupHead = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: base.space[8],
    padding: `14px 0 ${base.space[6]}`,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
export const groupTitle = style(inLayer({ ...typography('bodyStrong'), margin: 0, fontFamily: vars.font.display }));
export const things = style(inLayer({ margin: 0, padding: 0, listStyle: 'none' }));
export const thing = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: base.space[8],
    minBlockSize: '42px',
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);
export const thingNote = style(inLayer({ ...typography('caption'), paddingBlock: base.space[8], color: vars.color.text.tertiary }));
