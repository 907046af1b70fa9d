import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { thumbHigh } from '../../foundation/styles/thumb.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** Height of a row of the head, and the width its labels share. */
const measure = {
  block: '40px',
  blockNarrow: '46px',
  label: '64px',
  labelNarrow: '52px',
  labelLatin: '88px',
  labelLatinNarrow: '80px',
  field: '160px',
};

export const row = style(
  inLayer({
    ...typography('body'),
    display: 'grid',
    gridTemplateColumns: `${measure.label} minmax(0, 1fr)`,
    alignItems: 'start',
    paddingInline: `${base.space[24]} ${base.space[20]}`,
    // Chinese labels have two or three characters, others are longer.
    selectors: { '&:not(:lang(zh))': { gridTemplateColumns: `${measure.labelLatin} minmax(0, 1fr)` } },
    '@media': {
      [base.media.narrow]: {
        gridTemplateColumns: `${measure.labelNarrow} minmax(0, 1fr)`,
        paddingInline: base.space[16],
        selectors: { '&:not(:lang(zh))': { gridTemplateColumns: `${measure.labelLatinNarrow} minmax(0, 1fr)` } },
      },
    },
  }),
);

/** Looks like the other fields of a form: its name above a box. */
export const boxed = style(
  inLayer({
    selectors: { '&&&': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: base.space[4], paddingInline: 0 } },
  }),
);

export const label = style(
  inLayer({
    color: vars.color.text.tertiary,
    lineHeight: measure.block,
    selectors: { [`${boxed} > &&`]: { lineHeight: 'inherit', color: vars.color.text.secondary } },
    '@media': { [base.media.narrow]: { lineHeight: measure.blockNarrow } },
  }),
);

export const value = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: base.space[16],
    minInlineSize: 0,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    selectors: {
      '&:has(input:focus, textarea:focus)': { borderBlockEndColor: vars.color.focus.ring, boxShadow: `0 1px 0 ${vars.color.focus.ring}` },
      '&[data-invalid]': {
        borderBlockEndColor: vars.color.status.danger.border,
        boxShadow: `0 1px 0 ${vars.color.status.danger.border}`,
      },
      [`${boxed} > &&`]: {
        minBlockSize: vars.density.control,
        paddingInline: '10px',
        border: 0,
        borderRadius: vars.radius.control,
        background: vars.color.surface.raised,
        boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.strong}`,
      },
      [`${boxed} > &&:has(input:focus)`]: { boxShadow: `inset 0 0 0 2px ${vars.color.focus.ring}` },
      [`${boxed} > &&[data-invalid]`]: { boxShadow: `inset 0 0 0 2px ${vars.color.status.danger.border}` },
    },
  }),
);

export const field = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 0',
    minInlineSize: 0,
    minBlockSize: measure.block,
    // Where field and controls do not fit in one line, the controls go below.
    '@media': { [base.media.narrow]: { minBlockSize: measure.blockNarrow, flexBasis: measure.field } },
    selectors: {
      '&:not(:has(input, textarea, button, li))': { flexBasis: 0 },
      [`${boxed} > * > &&`]: { minBlockSize: vars.density.control, marginBlock: '-2px' },
    },
  }),
);

export const end = style(inLayer({ display: 'flex', alignItems: 'center', flex: 'none', minBlockSize: measure.block }));

export const error = style(
  inLayer({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[4],
    flex: '1 0 100%',
    margin: 0,
    paddingBlockEnd: base.space[6],
    color: vars.color.status.danger.text,
  }),
);

export const subject = style(
  inLayer({
    ...typography('read'),
    fontWeight: 600,
    inlineSize: '100%',
    blockSize: base.space[32],
    padding: 0,
    border: 'none',
    outline: 'none',
    background: 'none',
    color: vars.color.text.primary,
    fontFamily: 'inherit',
    '@media': thumbHigh,
  }),
);

export const sender = style(inLayer({ minInlineSize: 0 }));

export const senderButton = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    maxInlineSize: '100%',
    minBlockSize: base.space[32],
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.primary,
    fontFamily: 'inherit',
    cursor: 'pointer',
    selectors: { ...focusRing, '&[data-disabled]': { cursor: 'default' } },
  }),
);

export const othersSender = style(
  inLayer({ paddingInline: base.space[8], background: vars.color.accent.soft, color: vars.color.accent.softText }),
);
export const senderValue = style(inLayer({ ...oneLine, textAlign: 'start' }));
export const identityName = style(inLayer({ paddingInlineEnd: base.space[4] }));
export const identityAddress = style(
  inLayer({ color: vars.color.text.tertiary, selectors: { [`${othersSender} &`]: { color: 'inherit' } } }),
);

export const popover = style(
  inLayer({
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: 'min(480px, 100vw - 32px)',
    overflow: 'auto',
    padding: base.space[4],
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.default}, ${vars.shadow.popover}`,
  }),
);

export const list = style(inLayer({ outline: 'none' }));

export const option = style(
  inLayer({
    ...typography('body'),
    ...oneLine,
    padding: `${base.space[6]} ${base.space[12]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      ...focusRingInset,
      '&[data-focused]': { background: vars.color.surface.raisedHover },
      '&[data-selected]': { background: vars.color.selection.bg },
    },
  }),
);

export const links = style(inLayer({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: base.space[12] }));

export const link = style(
  inLayer({
    ...typography('caption'),
    minBlockSize: base.space[24],
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text.link,
    fontFamily: 'inherit',
    cursor: 'pointer',
    outline: 'none',
    selectors: { ...focusRing, '&[data-hovered]': { textDecoration: 'underline' } },
  }),
);
