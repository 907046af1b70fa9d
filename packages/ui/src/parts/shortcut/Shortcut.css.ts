import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const root = style(
  inLayer({
    ...typography('micro'),
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space[4],
    color: vars.color.text.tertiary,
  }),
);

export const press = style(inLayer({ display: 'inline-flex', alignItems: 'center', gap: base.space[2], direction: 'ltr' }));

export const key = style(
  inLayer({
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minInlineSize: '18px',
    blockSize: '18px',
    paddingInline: base.space[4],
    borderRadius: base.space[4],
    background: vars.color.surface.sunken,
    color: vars.color.text.secondary,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    fontFamily: base.font.ui,
    fontSize: base.type.micro.fontSize,
    lineHeight: base.type.micro.lineHeight,
    whiteSpace: 'nowrap',
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const overview = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space[16], minBlockSize: 0, padding: base.space[4] }),
);

/** Number of columns depends on the width. A group is never split across columns. */
export const columns = style(inLayer({ columns: '260px', columnGap: base.space[32] }));

export const group = style(inLayer({ breakInside: 'avoid', marginBlockEnd: base.space[20] }));

export const title = style(
  inLayer({
    ...typography('bodyStrong'),
    margin: 0,
    marginBlockEnd: base.space[4],
    paddingBlockEnd: base.space[4],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
    color: vars.color.text.primary,
  }),
);

export const list = style(inLayer({ ...typography('body'), margin: 0, padding: 0, listStyle: 'none' }));

export const row = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space[12],
    minBlockSize: '28px',
    color: vars.color.text.secondary,
  }),
);

export const words = style(inLayer({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const keys = style(inLayer({ flex: '0 1 auto', justifyContent: 'flex-end', maxInlineSize: '65%' }));
