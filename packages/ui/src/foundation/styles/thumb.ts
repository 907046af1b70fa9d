import { base } from '../theme/contract.css.ts';

/** Minimum size of a touch target. */
const size = '44px';

/** On a phone as large as a finger. Spread into `@media`. */
export const thumb = { [base.media.narrow]: { minInlineSize: size, minBlockSize: size } } as const;

/** Touch target height on narrow screens; the width follows the label. Spread into `@media`. */
export const thumbHigh = { [base.media.narrow]: { minBlockSize: size } } as const;

/**
 * On a phone a finger hits it beyond its drawing, which stays as small as its line: so far above it and below it. Spread into `selectors` of
 * something with a `position`.
 */
export const thumbReach = (beyond: string) => ({
  '&::after': {
    '@media': {
      [base.media.narrow]: {
        content: '""',
        position: 'absolute' as const,
        insetBlock: `-${beyond}`,
        insetInline: `min(0px, (100% - ${size}) / 2)`,
      },
    },
  },
});
