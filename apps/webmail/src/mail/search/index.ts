export { searchOptions } from './search.queries.ts';
export { useOpenSearch } from './useOpenSearch.ts';
