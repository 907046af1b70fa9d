import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { danger, info, success } = vars.color.status;

export const list = style(
  inLayer({
    ...typography('body'),
    display: 'flex',
    flexDirection: 'column',
    gap: base.space[12],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.color.text.primary,
  }),
);
export const item = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${base.space[8]} ${base.space[12]}`,
    padding: base.space[12],
    border: `${vars.border.width} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.control,
    selectors: { '&[data-state="failed"]': { borderColor: danger.text } },
  }),
);
export const words = style(inLayer({ flex: '1 1 220px', minInlineSize: 0 }));
export const head = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${base.space[2]} ${base.space[8]}` }));
export const name = style(inLayer({ ...typography('bodyStrong'), minInlineSize: 0, overflowWrap: 'anywhere' }));
export const details = style(inLayer({ ...typography('caption'), color: vars.color.text.secondary, overflowWrap: 'anywhere' }));
export const problem = style(inLayer({ ...typography('caption'), color: danger.text, overflowWrap: 'anywhere' }));
export const state = style(
  inLayer({
    ...typography('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space[6],
    color: vars.color.text.secondary,
    selectors: {
      '&::before': { content: '', inlineSize: base.space[6], blockSize: base.space[6], borderRadius: '50%', background: 'currentcolor' },
      '&[data-state="on"]': { color: success.text },
      '&[data-state="verifying"]': { color: info.text },
      '&[data-state="failed"]': { color: danger.text },
    },
    '@media': { [base.media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } } } },
  }),
);
export const actions = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], marginInlineStart: 'auto' }));
