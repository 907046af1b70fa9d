import { base, vars } from '../theme/contract.css.ts';

const system = { '@media': { [base.media.forcedColors]: { outlineColor: 'Highlight' } } } as const;

/** The ring around a part that has keyboard focus. Spread into `selectors` of a style. */
export const focusRing = {
  '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px', ...system },
} as const;

/** The same ring drawn inside: rows, tree items, fields. */
export const focusRingInset = {
  '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px', ...system },
} as const;

/** The ring on the top bar. */
export const focusRingBar = {
  '&[data-focus-visible]': { outline: `2px solid ${vars.color.bar.ring}`, outlineOffset: '-1px', ...system },
} as const;
