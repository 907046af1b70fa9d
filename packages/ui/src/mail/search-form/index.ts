export {
  AdvancedSearchDialog,
  type AdvancedSearchDialogProps,
  AdvancedSearchForm,
  type AdvancedSearchFormProps,
  type SearchFolder,
} from './AdvancedSearchForm.tsx';
export { type ListSearch, ListSearchForm, type ListSearchFormProps } from './ListSearchForm.tsx';
export { FoundSnippet, type FoundSnippetProps, MarkedText, type MarkedTextProps, type TextMark } from './MarkedText.tsx';
export { SearchChips, type SearchChipsProps } from './SearchChips.tsx';
export {
  type SearchSuggestion,
  type SearchSuggestionKind,
  SearchSuggestions,
  type SearchSuggestionsProps,
} from './SearchSuggestions.tsx';
export { describeSearch, NothingFound, type NothingFoundProps, SearchTerms, type SearchTermsProps } from './SearchTerms.tsx';
export { isSearchable, type SearchConditions, tidySearch } from './searchConditions.ts';
