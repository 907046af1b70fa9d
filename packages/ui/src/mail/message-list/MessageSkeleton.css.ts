import { keyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { inList } from './rowWidths.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const rows = style(
  inLayer({
    maskImage: 'linear-gradient(black, transparent)',
    animation: `${appear} 120ms step-end both`,
  }),
);

export const row = style(
  inLayer({
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: `${base.column.select} ${base.column.party} minmax(0, 1fr) ${base.column.date} ${base.column.size}`,
    boxSizing: 'border-box',
    blockSize: vars.density.row,
    paddingInline: `14px ${base.space[16]}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    '@container': {
      [inList.medium]: { gridTemplateColumns: `${base.column.select} 132px minmax(0, 1fr) 92px 72px` },
      [inList.narrow]: { gridTemplateColumns: '20px minmax(0, 1fr) auto', blockSize: base.space[72] },
    },
  }),
);

export const box = style(
  inLayer({ inlineSize: '16px', blockSize: '16px', borderRadius: base.space[4], background: vars.color.border.subtle }),
);

export const bar = style(
  inLayer({
    blockSize: '10px',
    inlineSize: '60%',
    borderRadius: base.space[4],
    background: vars.color.border.subtle,
    selectors: {
      '&[data-part="party"]': { inlineSize: '72px' },
      '&[data-part="size"]': { inlineSize: base.space[40], justifySelf: 'end' },
    },
    '@container': { [inList.narrow]: { selectors: { '&[data-part="size"], &[data-part="date"]': { display: 'none' } } } },
  }),
);
