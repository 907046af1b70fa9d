import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { danger, info, success, warning } = vars.color.status;

const toned = {
  '&[data-tone="success"]': { color: success.text },
  '&[data-tone="info"]': { color: info.text },
  '&[data-tone="warning"]': { color: warning.text },
  '&[data-tone="danger"]': { color: danger.text },
} as const;

export const head = style(inLayer({ padding: `0 ${base.space[24]} ${base.space[4]}`, color: vars.color.text.secondary }));
export const letter = style(inLayer({ margin: 0, overflowWrap: 'anywhere' }));

export const counts = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${base.space[8]} ${base.space[56]}`,
    margin: `14px 0`,
    padding: 0,
    listStyle: 'none',
  }),
);
export const count = style(
  inLayer({
    display: 'flex',
    alignItems: 'baseline',
    gap: base.space[8],
    position: 'relative',
    selectors: {
      '& + &::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '-28px',
        insetBlock: base.space[6],
        borderInlineStart: `1px solid ${vars.color.border.default}`,
      },
    },
  }),
);
export const number = style(
  inLayer({ ...tabular, fontSize: '22px', lineHeight: '30px', fontWeight: 600, color: vars.color.text.primary, selectors: toned }),
);

/** The table scrolls; title and foot stay. */
export const scroller = style(
  inLayer({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } },
  }),
);
export const table = style(
  inLayer({
    ...tabular,
    inlineSize: '100%',
    minInlineSize: '560px',
    borderCollapse: 'collapse',
    '@media': { [base.media.narrow]: { minInlineSize: 0 } },
  }),
);

/**
 * On narrow screens a recipient is a block, with the name and reason at the start and the result at the end. Screen readers still read the
 * column headers.
 */
export const heads = style(
  inLayer({
    '@media': {
      [base.media.narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
export const row = style(
  inLayer({
    '@media': {
      [base.media.narrow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridAutoFlow: 'row dense',
        columnGap: base.space[12],
        paddingBlock: base.space[8],
        paddingInline: base.space[24],
        borderBlockEnd: hairline,
        selectors: { '&:last-child': { borderBlockEnd: 0 } },
      },
    },
  }),
);

/** A cell that is a line of its block. */
const line = (column: 'start' | 'end') => ({
  [base.media.narrow]: {
    gridColumn: column === 'start' ? '1' : '2',
    blockSize: 'auto',
    maxInlineSize: 'none',
    paddingBlock: base.space[2],
    // The selectors of the wide table weigh more.
    selectors: { 'tr > &&': { paddingInline: 0, borderBlockEnd: 0 } },
  },
});

const cell = {
  blockSize: '38px',
  paddingInline: base.space[8],
  textAlign: 'start',
  borderBlockEnd: hairline,
  selectors: {
    '&:first-child': { paddingInlineStart: base.space[24] },
    '&:last-child': { paddingInlineEnd: base.space[24] },
    'tr:last-child > &': { borderBlockEnd: 0 },
  },
} as const;

export const columnHead = style(
  inLayer({
    ...typography('caption'),
    ...cell,
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '32px',
    background: vars.color.surface.raised,
    color: vars.color.text.tertiary,
    whiteSpace: 'nowrap',
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.default}`,
    selectors: { '&:first-child': { paddingInlineStart: base.space[24] }, '&:last-child': { paddingInlineEnd: base.space[24] } },
  }),
);
export const who = style(
  inLayer({
    ...cell,
    fontWeight: 400,
    minInlineSize: '64px',
    maxInlineSize: '140px',
    overflowWrap: 'anywhere',
    '@media': line('start'),
  }),
);
export const plain = style(
  inLayer({
    ...cell,
    paddingBlock: base.space[4],
    color: vars.color.text.secondary,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    '@media': { [base.media.narrow]: { ...line('start')[base.media.narrow], gridColumn: '1 / -1', textWrap: 'wrap' } },
  }),
);
export const address = style(
  inLayer({ ...cell, ...oneLine, maxInlineSize: '240px', color: vars.color.text.secondary, '@media': line('start') }),
);
export const fate = style(inLayer({ ...cell, whiteSpace: 'nowrap', selectors: { ...cell.selectors, ...toned }, '@media': line('end') }));
export const dot = style(
  inLayer({
    selectors: {
      '&::before': {
        content: '',
        display: 'inline-block',
        inlineSize: base.space[6],
        blockSize: base.space[6],
        marginInlineEnd: '5px',
        verticalAlign: 'middle',
        borderRadius: '50%',
        background: 'currentColor',
      },
    },
  }),
);
export const outcome = style(inLayer({ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: base.space[6] }));
