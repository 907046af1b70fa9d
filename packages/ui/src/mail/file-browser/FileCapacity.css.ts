import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const capacity = style(inLayer({ ...typography('caption'), display: 'flex', flexDirection: 'column', gap: base.space[4] }));

export const capacityWords = style(
  inLayer({ ...tabular, display: 'flex', justifyContent: 'space-between', gap: base.space[8], color: vars.color.text.secondary }),
);

export const quiet = style(inLayer({ color: vars.color.text.tertiary }));
