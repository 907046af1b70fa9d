import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    padding: `${base.space[6]} ${base.space[8]}`,
    borderRadius: vars.radius.control,
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
    '@media': { [base.media.forcedColors]: { border: '1px solid Highlight' } },
  }),
);
export const words = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const name = style(inLayer({ ...oneLine, ...typography('bodyStrong') }));
export const level = style(inLayer({ ...oneLine, ...typography('caption') }));
