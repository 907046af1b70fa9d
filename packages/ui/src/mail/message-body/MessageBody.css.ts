import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const sheet = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

/** The block size is set to the height of the message; wide content scrolls inside. */
export const frame = style(
  inLayer({
    display: 'block',
    inlineSize: '100%',
    blockSize: '120px',
    border: 0,
    borderRadius: vars.radius.control,
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' } },
  }),
);

export const cut = style(
  inLayer({
    ...typography('caption'),
    margin: 0,
    paddingBlock: base.space[8],
    borderBlockStart: `${vars.border.width} solid ${vars.color.border.subtle}`,
    color: vars.color.text.secondary,
  }),
);

export const showAll = style(
  inLayer({
    minBlockSize: '24px',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: vars.color.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' } },
  }),
);

/** Link target at the edge of the window, as in a browser. */
export const target = style(
  inLayer({
    ...typography('caption'),
    position: 'fixed',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    zIndex: 1,
    maxInlineSize: 'min(100vw, 720px)',
    padding: `${base.space[4]} ${base.space[8]}`,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    border: `${vars.border.width} solid ${vars.color.border.subtle}`,
    borderStartEndRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    pointerEvents: 'none',
  }),
);
