import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { tabular, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({ ...typography('body'), display: 'flex', flexDirection: 'column', gap: base.space[8], color: vars.color.text.primary }),
);

/** On the page the remark is a slip of its own; in a popover the popover is the slip. */
export const box = style(
  inLayer({
    padding: `${base.space[12]} 14px`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const head = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8] }));
export const title = style(inLayer({ flex: '1 1 auto', fontWeight: base.type.bodyStrong.fontWeight }));
export const count = style(
  inLayer({
    ...typography('caption'),
    ...tabular,
    color: vars.color.text.tertiary,
    selectors: { '&[data-over]': { color: vars.color.status.danger.text } },
  }),
);
export const text = style(
  inLayer({ margin: 0, maxBlockSize: '200px', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
);
export const foot = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8] }));
export const away = style(inLayer({ marginInlineEnd: 'auto' }));
export const end = style(inLayer({ marginInlineStart: 'auto' }));
