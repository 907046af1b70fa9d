import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    blockSize: '100%',
    color: vars.color.text.primary,
  }),
);

export const toolbar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '46px',
    boxSizing: 'border-box',
    padding: `${base.space[6]} ${base.space[16]}`,
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
  }),
);
export const count = style(inLayer({ ...tabular, fontWeight: 400, color: vars.color.text.tertiary }));
export const spacer = style(inLayer({ flex: '1 1 auto' }));

export const grid = style(inLayer({ flex: '1 1 auto', minBlockSize: 0 }));
export const cell = style(inLayer({ ...oneLine, display: 'block' }));
export const subject = style([cell, inLayer({ fontWeight: base.type.bodyStrong.fontWeight })]);
export const reason = style([
  cell,
  inLayer({
    color: vars.color.status.warning.text,
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
      '&[data-tone="danger"]': { color: vars.color.status.danger.text },
    },
    // A selected row has system colors in forced-colors mode.
    '@media': { [base.media.forcedColors]: { color: 'inherit', selectors: { '&[data-tone="danger"]': { color: 'inherit' } } } },
  }),
]);

/** Red text without a red background: the button rejects only after a reason is given. */
export const rejectButton = style(inLayer({ selectors: { '&:not([data-disabled])': { color: vars.color.status.danger.text } } }));

export const foot = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '44px',
    boxSizing: 'border-box',
    padding: `${base.space[4]} ${base.space[16]} ${base.space[4]} 14px`,
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    color: vars.color.text.secondary,
  }),
);

export const rejectForm = style(inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[8] }));
export const rejectTitle = style(inLayer({ fontWeight: base.type.bodyStrong.fontWeight }));
export const presets = style(inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[6] }));
export const preset = style(
  inLayer({
    ...typography('body'),
    minBlockSize: base.space[24],
    paddingInline: base.space[8],
    border: 0,
    borderRadius: vars.radius.chip,
    background: vars.color.surface.sunken,
    color: vars.color.text.primary,
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.border.subtle}`,
    selectors: {
      '&:hover': { background: vars.color.surface.raisedHover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
    },
    '@media': { [base.media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
);
export const rejectFoot = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], marginBlockStart: base.space[4] }));
export const note = style(inLayer({ ...typography('caption'), flex: '1 1 auto', color: vars.color.text.tertiary }));

export const tabs = style(inLayer({ minBlockSize: 0, blockSize: '100%' }));
export const tabPanel = style(inLayer({ overflow: 'auto' }));
