import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `search`. */
export const searchStrings = {
  /** Title of the tab with results. */
  tabTitle: { id: 'search.tabTitle' },
  /** Above the results. */
  heading: { id: 'search.heading' },
  /** Shown during a search. */
  searching: { id: 'search.searching' },
  /** While older mail is still being searched; what was found among the newest shows already. */
  searchingOlder: { id: 'search.searchingOlder' },
  /** Button: stops a search. */
  stop: { id: 'search.stop' },
  /** The user stopped a search. */
  stopped: { id: 'search.stopped' },
  /** Explains a stopped search. */
  stoppedHelp: { id: 'search.stoppedHelp' },
  /** Button: searches again. */
  again: { id: 'search.again' },
  /** Button of a search without results: changes the search. */
  change: { id: 'search.change' },
  /** Names the list below the search box. */
  suggestions: { id: 'search.suggestions' },
  /** Announces the number of suggestions. */
  suggestionCount: { id: 'search.suggestionCount' },
  /** Operators of a search, as a chip or in a list; `value` is what they ask for. */
  termFrom: { id: 'search.termFrom' },
  termTo: { id: 'search.termTo' },
  termSubject: { id: 'search.termSubject' },
  termIn: { id: 'search.termIn' },
  termHas: { id: 'search.termHas' },
  termIs: { id: 'search.termIs' },
  /** `value` is a day, such as 2026-11-20. */
  termBefore: { id: 'search.termBefore' },
  termAfter: { id: 'search.termAfter' },
  /** Button on a chip: takes one operator out of a search. */
  removeTerm: { id: 'search.removeTerm' },
  /** The same operators as they are typed. Names and values are those that `parseSearch` knows. */
  opFrom: { id: 'search.opFrom' },
  opTo: { id: 'search.opTo' },
  opSubject: { id: 'search.opSubject' },
  opIn: { id: 'search.opIn' },
  opHas: { id: 'search.opHas' },
  opIs: { id: 'search.opIs' },
  opBefore: { id: 'search.opBefore' },
  opAfter: { id: 'search.opAfter' },
  /** Explains a suggested operator. */
  helpFrom: { id: 'search.helpFrom' },
  helpTo: { id: 'search.helpTo' },
  helpSubject: { id: 'search.helpSubject' },
  helpIn: { id: 'search.helpIn' },
  helpBefore: { id: 'search.helpBefore' },
  helpAfter: { id: 'search.helpAfter' },
  /** Days that `parseSearch` knows, with blanks between. */
  days: { id: 'search.days' },
  /** ERR-16. */
  gone: { id: 'search.gone' },
} as const satisfies Record<string, MessageDescriptor>;
