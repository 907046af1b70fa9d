import { style } from '@vanilla-extract/css';
import { focusRing } from '../../foundation/styles/focusRing.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const stack = style(inLayer({ display: 'grid', justifyItems: 'center', gap: base.space[12] }));

export const area = style(
  inLayer({
    position: 'relative',
    inlineSize: 'min(256px, 100%)',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    cursor: 'grab',
    touchAction: 'none',
    outline: 'none',
    selectors: { '&:focus-visible': focusRing['&[data-focus-visible]'], '&:active': { cursor: 'grabbing' } },
  }),
);

export const canvas = style(inLayer({ display: 'block', inlineSize: '100%', blockSize: '100%' }));

/** Dims the corners, which the round portrait leaves out. */
export const circle = style(
  inLayer({
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    boxShadow: `0 0 0 128px ${vars.color.surface.scrim}`,
    pointerEvents: 'none',
    '@media': { [base.media.forcedColors]: { boxShadow: 'none', border: '2px solid CanvasText' } },
  }),
);

export const zoom = style(inLayer({ inlineSize: 'min(256px, 100%)' }));
