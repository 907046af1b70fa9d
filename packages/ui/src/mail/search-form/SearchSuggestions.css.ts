import { style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

export const panel = style(
  inLayer({
    position: 'fixed',
    zIndex: base.layer.popover,
    minInlineSize: 'min(280px, calc(100vw - 16px))',
    maxBlockSize: '60vh',
    paddingBlock: base.space[6],
  }),
);

export const chips = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', gap: base.space[6], paddingInline: base.space[12], paddingBlock: base.space[6] }),
);

export const chip = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: base.space[24],
    maxInlineSize: '100%',
    paddingInline: base.space[8],
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.chip,
    background: vars.color.accent.soft,
    color: vars.color.accent.softText,
    '@media': { [base.media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const option = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space[8],
    minBlockSize: vars.density.control,
    paddingInline: base.space[12],
    cursor: 'default',
    color: vars.color.text.secondary,
    selectors: { '&[aria-selected=true]': { background: vars.color.surface.hover } },
    '@media': {
      [base.media.forcedColors]: {
        selectors: { '&[aria-selected=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const label = style(
  inLayer({ color: 'inherit', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flex: '0 1 auto' }),
);

export const detail = style(
  inLayer({
    ...typography('body'),
    marginInlineStart: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.text.tertiary,
    '@media': { [base.media.forcedColors]: { color: 'inherit' } },
  }),
);

export const removable = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: base.space[6],
    listStyle: 'none',
    margin: 0,
    padding: `${base.space[6]} ${base.space[16]}`,
  }),
);

export const remove = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: base.space[24],
    blockSize: base.space[24],
    marginInlineEnd: '-4px',
    borderRadius: vars.radius.chip,
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.hover },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus.ring}` },
    },
  }),
);
