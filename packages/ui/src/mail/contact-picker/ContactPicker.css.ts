import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumbHigh, thumbReach } from '../../foundation/styles/thumb.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const measure = { tree: '220px', chosen: '252px', row: '32px', step: '16px', box: '96px', list: '168px', person: '44px', foot: '40px' };

export const dialog = style(inLayer({}));
// The sources are next to the title, not at the far end.
globalStyle(`${dialog} h2[slot]`, inLayer({ flex: 'none', '@media': { [base.media.narrow]: { flex: '1 1 0' } } }));
globalStyle(`${dialog} :has(> h2[slot])`, inLayer({ '@media': { [base.media.narrow]: { flexWrap: 'wrap' } } }));
export const sources = style(
  inLayer({
    flex: '1 1 auto',
    minInlineSize: 0,
    marginInlineStart: base.space[12],
    // On phones there is a line of their own below it.
    '@media': { [base.media.narrow]: { order: 1, flexBasis: '100%', marginInlineStart: `calc(${base.space[12]} * -1)` } },
  }),
);

export const panes = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: `${measure.tree} minmax(0, 1fr) ${measure.chosen}`,
    flex: 1,
    minBlockSize: 0,
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    '@media': {
      [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '132px minmax(180px, 1fr) auto' },
    },
  }),
);

export const treePane = style(
  inLayer({ minBlockSize: 0, overflowY: 'auto', padding: base.space[8], background: vars.color.surface.sunken }),
);

export const middle = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    borderInline: `${vars.border.width} solid ${vars.color.border.subtle}`,
    '@media': { [base.media.narrow]: { borderInline: 'none', borderBlock: `${vars.border.width} solid ${vars.color.border.subtle}` } },
  }),
);
export const find = style(
  inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], flex: 'none', padding: `10px ${base.space[12]}` }),
);
export const search = style(inLayer({ flex: 1, minInlineSize: 0 }));
globalStyle(`${find} > :first-child`, inLayer({ flex: 1, minInlineSize: 0 }));

export const chosenPane = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    minBlockSize: 0,
    overflowY: 'auto',
    padding: base.space[12],
    '@media': { [base.media.narrow]: { maxBlockSize: '180px', gap: base.space[8] } },
  }),
);

/** A field of the message. */
export const box = style(
  inLayer({
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[6],
    boxSizing: 'border-box',
    minBlockSize: measure.box,
    padding: `${base.space[8]} 10px`,
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    cursor: 'default',
    selectors: { '&[data-active]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus.ring}` } },
    '@media': {
      [base.media.narrow]: { minBlockSize: 0 },
      [base.media.forcedColors]: { border: '1px solid CanvasText', selectors: { '&[data-active]': { borderColor: 'Highlight' } } },
    },
  }),
);
export const boxHead = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8] }));
export const boxName = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    flex: 1,
    minBlockSize: base.space[24],
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.secondary,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'default',
    selectors: { ...focusRing, '&[data-selected]': { color: vars.color.text.primary } },
    '@media': thumbHigh,
  }),
);
export const boxHint = style(inLayer({ ...typography('caption'), margin: 0, color: vars.color.text.tertiary }));
export const chips = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: base.space[6],
    maxBlockSize: measure.list,
    overflowY: 'auto',
    '@media': { [base.media.narrow]: { rowGap: 0 } },
  }),
);
export const chip = style(
  inLayer({
    ...typography('body'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    boxSizing: 'border-box',
    blockSize: base.space[24],
    paddingInlineStart: base.space[8],
    borderRadius: vars.radius.chip,
    background: vars.color.surface.sunken,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
    color: vars.color.text.primary,
    outline: 'none',
    cursor: 'default',
    selectors: { ...focusRingInset, ...thumbReach('6px') },
    '@media': {
      [base.media.narrow]: { blockSize: base.space[32], marginBlock: base.space[6] },
      [base.media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
export const chipText = style(inLayer({ ...oneLine }));
export const chipRemove = style(
  inLayer({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    padding: 0,
    border: 'none',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { ...focusRing, ...thumbReach('6px') },
    '@media': { [base.media.narrow]: { inlineSize: '44px', blockSize: base.space[32] } },
  }),
);

export const chipIcon = style(inLayer({ inlineSize: base.space[12], blockSize: base.space[12] }));

/** The list of contacts in the pane beside a message. */
export const pane = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 }));
export const paneFind = style(
  inLayer({ display: 'grid', gap: base.space[8], flex: 'none', padding: `${base.space[12]} ${base.space[12]} ${base.space[4]}` }),
);
export const people = style(inLayer({ flex: 1, minBlockSize: 0, overflowY: 'auto', paddingInline: base.space[6], outline: 'none' }));
export const person = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: measure.person,
    paddingInline: base.space[12],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    outline: 'none',
    cursor: 'pointer',
    selectors: { ...focusRingInset, '&[data-hovered]': { background: vars.color.surface.hover } },
  }),
);
export const personTexts = style(inLayer({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }));
export const personName = style(inLayer({ ...typography('body'), ...oneLine }));
export const personDetail = style(inLayer({ ...typography('caption'), ...oneLine, color: vars.color.text.tertiary }));
export const mark = style(inLayer({ flex: 'none', color: vars.color.text.secondary }));
/** Seen while the row is pointed at or has the keyboard; on touch always. */
export const kinds = style(
  inLayer({
    display: 'flex',
    flex: 'none',
    '@media': {
      [base.media.hover]: {
        selectors: {
          [`${person}:not([data-hovered], [data-focus-visible], :focus-within) &`]: {
            position: 'absolute',
            clipPath: 'inset(50%)',
            inlineSize: '1px',
            overflow: 'hidden',
          },
        },
      },
    },
  }),
);
export const kind = style(
  inLayer({
    ...typography('caption'),
    minInlineSize: base.space[24],
    minBlockSize: base.space[24],
    paddingInline: base.space[4],
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.link,
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: { ...focusRing, '&[data-hovered]': { textDecorationLine: 'underline' } },
  }),
);
export const message = style(
  inLayer({ ...typography('body'), margin: 0, padding: base.space[24], color: vars.color.text.secondary, textAlign: 'center' }),
);
