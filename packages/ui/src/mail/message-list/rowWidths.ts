import { base } from '../../foundation/theme/contract.css.ts';

/** Widths of the list, not of the window: a list in a pane is as narrow as one on a phone. */
export const inList = {
  /** Two lines for each message. */
  narrow: '(max-width: 640px)',
  /** One line without tags and size. */
  small: '(min-width: 641px) and (max-width: 720px)',
  /** One line with narrower columns. */
  medium: '(min-width: 641px) and (max-width: 899px)',
  /** Too narrow for the long date. */
  short: '(max-width: 720px)',
  /** Too narrow for buttons beside the paperclip. */
  full: '(max-width: 899px)',
} as const;

const { column } = base;

/** In narrower places the other columns shrink to leave room for three tags of usual length. */
export const wideColumns = (date: string, leastDate: string) =>
  `${column.select} ${column.state} minmax(100px, ${column.party}) minmax(240px, 1fr) minmax(180px, ${column.tags}) ${column.flag} ${column.actions} minmax(${leastDate}, ${date}) minmax(72px, ${column.size})`;
/** The subject gives way last: what it has is never less than 240 pixels. */
export const mediumColumns = (date: string) => `${column.select} 26px 132px minmax(240px, 1fr) auto 30px 26px ${date} 72px`;
/** Nor in a small place, where the size and tags have no room, and the date is a short one. */
export const smallColumns = `${column.select} 26px 112px minmax(240px, 1fr) 30px 26px minmax(64px, auto)`;
/** Two lines, with the tick box above the state. Flags and dates are below each other. */
export const narrowColumns = '28px minmax(0, 1fr) 22px 24px minmax(56px, auto)';
/** A finger chooses by a long press, so there is no tick box. */
export const phoneColumns = '20px minmax(0, 1fr) auto auto auto';
