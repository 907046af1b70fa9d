import { style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const panel = style(
  inLayer({
    ...typography('body'),
    position: 'absolute',
    insetBlockEnd: base.space[56],
    insetInlineEnd: base.space[16],
    zIndex: 4,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '360px',
    maxInlineSize: `calc(100% - 2 * ${base.space[16]})`,
    maxBlockSize: '50%',
    boxSizing: 'border-box',
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    boxShadow: vars.shadow.popover,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    flex: 'none',
    minBlockSize: '40px',
    padding: `${base.space[4]} ${base.space[8]} ${base.space[4]} ${base.space[16]}`,
    borderBlockEnd: hairline,
  }),
);
export const title = style(inLayer({ ...typography('bodyStrong'), flex: 1, minInlineSize: 0, margin: 0 }));
export const body = style(
  inLayer({ minBlockSize: 0, overflowY: 'auto', paddingInline: base.space[8], selectors: { '&[hidden]': { display: 'none' } } }),
);
export const error = style(
  inLayer({
    padding: base.space[8],
    color: vars.color.status.danger.text,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  }),
);
