import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const { bar: barColor, rail, selection, surface } = vars.color;

export const screen = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    gridTemplate: '48px minmax(0, 1fr) 52px / minmax(0, 1fr)',
    blockSize: '480px',
    background: surface.panel,
  }),
);
export const bar = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space[12],
    paddingInline: base.space[16],
    background: barColor.bg,
    color: barColor.text,
  }),
);
export const title = style(inLayer({ ...oneLine, fontFamily: vars.font.display, fontWeight: 600 }));
export const list = style(inLayer({ overflow: 'hidden' }));
const rowShape = {
  display: 'flex',
  alignItems: 'center',
  gap: base.space[8],
  minBlockSize: '60px',
  paddingInline: base.space[12],
  borderBlockEnd: `${vars.border.width} solid ${vars.color.border.subtle}`,
} as const;
export const row = styleVariants({
  usual: inLayer(rowShape),
  selected: inLayer({ ...rowShape, background: selection.bg, boxShadow: `inset 3px 0 ${selection.bar}` }),
});
export const lines = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const compose = style(
  inLayer({
    position: 'absolute',
    insetBlockEnd: '64px',
    insetInlineEnd: base.space[12],
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.popover,
  }),
);
export const places = style(inLayer({ display: 'flex', alignItems: 'center', justifyContent: 'space-around', background: rail.bg }));
