import { base, type TypeStep } from '../theme/base.ts';

/** Size, line height and weight of a step of the type scale, to spread into a style. */
export const typography = (step: TypeStep) => base.type[step];

/** Figures of equal width, for dates, sizes and counts. Spread into a style. */
export const tabular = { fontVariantNumeric: 'tabular-nums', textAutospace: 'no-autospace' } as const;

/** One line that ends in an ellipsis. Spread into a style. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;
