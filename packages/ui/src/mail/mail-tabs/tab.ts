/** Kind of content of a tab. */
export type MailTabKind = 'list' | 'reading' | 'attached' | 'compose' | 'search' | 'review';

/** One tab of the strip. */
export interface MailTab {
  key: string;
  /** The whole title; the strip cuts it. */
  title: string;
  /** Product text at the start of the title that is never cut, such as all of “Compose” or the “Search: ” before the query. */
  ownWords?: string | undefined;
  /** Text of the tooltip instead of the title, such as the query of a search. */
  hint?: string | undefined;
  kind: MailTabKind;
  /** Shown behind the title of the list. */
  unseenCount?: number | undefined;
}
