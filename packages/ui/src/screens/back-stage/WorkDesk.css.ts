import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

const edge = `${vars.border.width} solid ${vars.color.border.subtle}`;
const narrow = '(max-width: 1199px)';

export const desk = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: '296px minmax(0, 1fr) 312px',
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'hidden',
    '@media': { [narrow]: { display: 'block', overflowY: 'auto' } },
  }),
);
const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: base.space[16],
  minInlineSize: 0,
  padding: `${base.space[16]} ${base.space[20]}`,
  overflowY: 'auto',
  '@media': { [narrow]: { overflowY: 'visible' } },
} as const;
export const controls = style(inLayer({ ...column, borderInlineEnd: edge }));
export const preview = style(inLayer({ ...column, background: vars.color.surface.sunken }));
export const findings = style(inLayer({ ...column, borderInlineStart: edge }));
