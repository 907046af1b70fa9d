import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { vars } from '../../foundation/theme/contract.css.ts';

const fillColour = createVar();
const edgeColour = createVar();

export const flag = style(inLayer({ display: 'inline-grid', inlineSize: '16px', blockSize: '16px', flex: 'none' }));

export const color = styleVariants(vars.color.flag, ({ fill: own, edge: ownEdge }) =>
  inLayer({ vars: { [fillColour]: own, [edgeColour]: ownEdge } }),
);

export const fill = style(inLayer({ gridArea: '1 / 1', color: fillColour }));

export const edge = style(inLayer({ gridArea: '1 / 1', color: edgeColour }));
