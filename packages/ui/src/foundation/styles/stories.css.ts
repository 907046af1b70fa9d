import { style } from '@vanilla-extract/css';
import { base, vars } from '../theme/contract.css.ts';

/** Layout of examples in Storybook; no component uses it. */
export const grid = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space[12] });

/** A sheet of 240 px that shows what happens where room is short. */
export const narrow = style({ inlineSize: '240px', padding: base.space[12], background: vars.color.surface.panel });
