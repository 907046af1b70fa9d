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
  /** Names the list below the search box. */
  suggestions: { id: 'search.suggestions' },
  /** Says how many suggestions there are. */
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
  /** What an operator that is offered asks for. */
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
