// Separate from `base.ts`, because components that load before the list import these values. Importing `base.ts` would also load fonts and
// colors.

/** Columns of the message list on a wide window. */
export const column = {
  select: '32px',
  state: '28px',
  party: '200px',
  tags: '260px',
  flag: '32px',
  actions: '76px',
  date: '150px',
  dateTimeSwitch: '180px',
  size: '100px',
} as const;

/** Breakpoints of the layout: `narrow` is a phone, `wide` a desktop window. */
export const media = {
  narrow: '(max-width: 640px)',
  /** A phone or a small tablet: the sidebar is a drawer. */
  folded: '(max-width: 1023px)',
  /** A small tablet: wider than a phone, and without room for the sidebar. */
  tablet: '(min-width: 641px) and (max-width: 1023px)',
  medium: '(min-width: 641px) and (max-width: 1199px)',
  wide: '(min-width: 1200px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
} as const;
