export {
  AdvancedSearchDialog,
  type AdvancedSearchDialogProps,
  AdvancedSearchForm,
  type AdvancedSearchFormProps,
  type SearchFolder,
} from './AdvancedSearchForm.tsx';
export { type ListSearch, ListSearchForm, type ListSearchFormProps } from './ListSearchForm.tsx';
export { FoundSnippet, type FoundSnippetProps, MarkedText, type MarkedTextProps, type TextMark } from './MarkedText.tsx';
export { describeSearch, NothingFound, type NothingFoundProps, SearchTerms, type SearchTermsProps } from './SearchTerms.tsx';
export { isSearchable, type SearchConditions, tidySearch } from './searchConditions.ts';
