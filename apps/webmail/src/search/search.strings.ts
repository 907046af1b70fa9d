import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `search`. */
export const searchStrings = {
  /** Title of the tab with results. */
  tabTitle: { id: 'search.tabTitle' },
  /** Above the results. */
  heading: { id: 'search.heading' },
  /** Nothing was found. */
  noneTitle: { id: 'search.noneTitle' },
  /** What may help. */
  noneHelp: { id: 'search.noneHelp' },
} as const satisfies Record<string, MessageDescriptor>;
