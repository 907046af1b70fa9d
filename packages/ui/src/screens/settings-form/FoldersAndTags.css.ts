import { globalStyle, style } from '@vanilla-extract/css';
import { hairline } from '../../foundation/styles/hairline.ts';
import { inLayer } from '../../foundation/styles/inLayer.ts';
import { oneLine, typography } from '../../foundation/styles/typography.ts';
import { base, vars } from '../../foundation/theme/contract.css.ts';

/** Folders, and the tags beside them where there is room. */
export const columns = style(
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    gap: `0 ${base.space[32]}`,
    '@media': {
      [base.media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [base.media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
/** They reach down beside what follows the folders. */
export const beside = style(
  inLayer({
    gridRow: 'span 2',
    '@media': { [base.media.medium]: { gridRow: 'auto' }, [base.media.narrow]: { gridRow: 'auto' } },
  }),
);

export const table = style(inLayer({ inlineSize: '100%', borderCollapse: 'collapse' }));
globalStyle(
  `${table} th`,
  inLayer({ ...typography('caption'), padding: `${base.space[8]} ${base.space[8]}`, fontWeight: 400, color: vars.color.text.tertiary }),
);
globalStyle(`${table} th:first-child, ${table} td:first-child`, inLayer({ paddingInlineStart: 0, textAlign: 'start' }));
globalStyle(`${table} td, ${table} tbody th`, inLayer({ padding: `0 ${base.space[8]}`, blockSize: '42px', borderBlockStart: hairline }));
globalStyle(`${table} th:last-child, ${table} td:last-child`, inLayer({ paddingInlineEnd: 0 }));
globalStyle(`${table} tbody tr:hover`, inLayer({ background: vars.color.surface.hover }));
globalStyle(`${table} tbody th`, inLayer({ ...typography('body'), maxInlineSize: 0, inlineSize: '100%', color: vars.color.text.primary }));

export const amount = style(
  inLayer({
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.secondary,
    selectors: { '&[data-new]': { fontWeight: 600, color: vars.color.text.primary } },
    // The line below the name says it.
    '@media': { [base.media.narrow]: { display: 'none' } },
  }),
);
export const buttons = style(inLayer({ whiteSpace: 'nowrap', textAlign: 'end' }));

export const named = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space[8], minInlineSize: 0 }));
export const name = style(inLayer({ ...oneLine, minInlineSize: 0 }));
export const texts = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
/** Text of the columns, where there is no room for them. */
export const brief = style(
  inLayer({
    ...typography('caption'),
    ...oneLine,
    display: 'none',
    color: vars.color.text.tertiary,
    '@media': { [base.media.narrow]: { display: 'block' } },
  }),
);

export const tag = style(inLayer({ flex: '1 1 0', display: 'flex', minInlineSize: 0 }));
export const count = style(inLayer({ flex: 'none', color: vars.color.text.tertiary, fontVariantNumeric: 'tabular-nums' }));
