import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const form = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16] }));

/** It is there before a name is, lest the dialog grow at the first letter. */
export const preview = style(
  inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], minBlockSize: base.space[20], color: vars.color.text.tertiary }),
);

export const hint = style(inLayer({ ...typography('caption') }));
