import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const measure = { editor: '260px' };

export const form = style(inLayer({ display: 'grid', gap: base.space[16] }));
export const editor = style(
  inLayer({
    display: 'grid',
    minInlineSize: 0,
    maxBlockSize: '50vh',
    overflow: 'auto',
    borderRadius: vars.radius.control,
    boxShadow: `0 0 0 ${vars.border.width} ${vars.color.border.default}`,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const waiting = style(inLayer({ minBlockSize: measure.editor }));
export const error = style(inLayer({ ...typography('caption'), margin: 0, color: vars.color.status.danger.text }));
export const actions = style(inLayer({ display: 'flex', justifyContent: 'end', gap: base.space[8] }));
