import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `search`. */
export const searchStrings = {
  /** Title of the tab with results. */
  tabTitle: { id: 'search.tabTitle' },
  /** Above the results. */
  heading: { id: 'search.heading' },
  /** While a search is under way. */
  searching: { id: 'search.searching' },
  /** While older mail is still being searched; what was found among the newest shows already. */
  searchingOlder: { id: 'search.searchingOlder' },
  /** Button: stops a search. */
  stop: { id: 'search.stop' },
  /** Somebody stopped a search. */
  stopped: { id: 'search.stopped' },
  /** What that means. */
  stoppedHelp: { id: 'search.stoppedHelp' },
  /** Button: searches anew. */
  again: { id: 'search.again' },
  /** Button where nothing was found: changes what is asked for. */
  change: { id: 'search.change' },
  /** ERR-16. */
  gone: { id: 'search.gone' },
} as const satisfies Record<string, MessageDescriptor>;
