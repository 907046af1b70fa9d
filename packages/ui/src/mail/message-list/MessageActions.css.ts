import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';
import { row } from './MessageRow.css.ts';
import { inList } from './rowWidths.ts';

const { narrow } = inList;

export const flag = style(inLayer({ '@container': { [narrow]: { gridArea: 'flag' } } }));

export const action = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    marginInlineStart: '-4px',
    padding: 0,
    border: 0,
    borderRadius: `calc(${vars.radius.control} - 2px)`,
    background: 'none',
    color: vars.color.text.tertiary,
    selectors: {
      '&:hover': { color: vars.color.text.primary },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    },
    '@media': { [base.media.narrow]: { selectors: { '&[data-empty]': { display: 'none' } } } },
  }),
);

// The button keeps its space, so that nothing moves on hover. Its icon is rendered only then: otherwise the browser would lay out and paint
// a hidden icon for each row.
globalStyle(`${action}[data-empty] > *`, inLayer({ display: 'none' }));
globalStyle(`${row}:hover ${action}[data-empty] > *, ${row}:focus-within ${action}[data-empty] > *`, inLayer({ display: 'block' }));

export const actions = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingInlineEnd: base.space[12],
    color: vars.color.text.tertiary,
    '@container': { [inList.medium]: { paddingInlineEnd: base.space[6] }, [narrow]: { gridArea: 'clip', paddingInlineEnd: base.space[6] } },
  }),
);

export const hoverAction = style(
  inLayer({
    // At the end of a fixed-width cell, so that showing it on hover moves nothing.
    display: 'none',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    padding: 0,
    border: 0,
    borderRadius: `calc(${vars.radius.control} - 2px)`,
    background: 'none',
    color: 'inherit',
    selectors: {
      '&:hover': { color: vars.color.text.primary },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      [`${row}:hover &, ${row}:focus-visible &`]: { display: 'grid' },
    },
    // Where the column has room for the paperclip alone.
    '@container': { [inList.full]: { selectors: { [`${row}:hover &, ${row}:focus-visible &`]: { display: 'none' } } } },
  }),
);

export const attachment = style(inLayer({ display: 'grid', placeItems: 'center', inlineSize: '16px', marginInlineStart: base.space[2] }));
