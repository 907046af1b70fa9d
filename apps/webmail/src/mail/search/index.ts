export { AdvancedSearch, SuggestSearch } from './parts.ts';
export { inZone, searchOptions } from './search.queries.ts';
export { searchStrings } from './search.strings.ts';
export { conditionsOf, textsOf, wordsOf } from './searchConditions.ts';
export { describeTerm, readKeyword, withoutTerm } from './searchTerms.ts';
export { useOpenSearch } from './useOpenSearch.ts';
