import { listContactSuggestions } from '@jinshu/api';
import { SearchSuggestions } from '@jinshu/ui/search-form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { useFolderName } from '../folder/index.ts';
import { recentSearches } from './recentSearches.ts';
import { searchStrings as s } from './search.strings.ts';
import { describeTerm, readKeyword } from './searchTerms.ts';
import { type Offer, offers, unfinished } from './suggestions.ts';

export interface SuggestSearchProps {
  /** The search box. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Searches for the text in the field. */
  onSearch: () => void;
}

/** Writes as typing would, so that React hears of it. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the text of a field. Text that an input method is still composing is ignored. */
function useTyped(inputRef: RefObject<HTMLInputElement | null>): { keyword: string; isOpen: boolean; close: () => void } {
  const [state, setState] = useState({ keyword: inputRef.current?.value ?? '', isOpen: true });
  useEffect(() => {
    const input = inputRef.current;
    const hear = (event: Event) => {
      if (!(event as InputEvent).isComposing) setState({ keyword: input?.value ?? '', isOpen: true });
    };
    const events = ['input', 'compositionend'] as const;
    for (const name of events) input?.addEventListener(name, hear);
    return () => {
      for (const name of events) input?.removeEventListener(name, hear);
    };
  }, [inputRef]);
  return { ...state, close: () => setState((now) => ({ ...now, isOpen: false })) };
}

/** Suggestions below the search box: people, folders, operators and recent searches. */
export function SuggestSearch({ inputRef, onSearch }: SuggestSearchProps) {
  const intl = useIntl();
  const account = useAccount();
  const nameOf = useFolderName();
  const { keyword, isOpen, close } = useTyped(inputRef);
  const { operator, value, at } = unfinished(keyword);
  const asksForPeople = value.trim() !== '' && (operator === undefined || operator === 'from' || operator === 'to');
  const { data: found } = useQuery({
    queryKey: ['contact', 'suggestion', value.trim()],
    queryFn: ({ signal }) => account.api.call(listContactSuggestions, { query: { search: value.trim(), limit: 8 } }, { signal }),
    enabled: asksForPeople,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const { data: folders = [] } = useQuery(folderListOptions(account.api));
  if (!isOpen) return null;
  const offered = offers({
    keyword,
    recent: recentSearches(account),
    people: asksForPeople ? (found?.results ?? []) : [],
    folders: folders.filter(({ isLocked }) => !isLocked).map((folder) => ({ rawName: folder.rawName, name: nameOf(folder) })),
    intl,
  });
  const pick = ({ kind, text, isWhole }: Offer) => {
    const input = inputRef.current;
    if (!input) return;
    type(input, kind === 'recent' ? text : `${keyword.slice(0, at)}${text}${isWhole ? ' ' : ''}`);
    if (kind !== 'recent') return;
    close();
    onSearch();
  };
  const inWords = (rawName: string) => nameOf({ rawName, name: rawName });
  return (
    <SearchSuggestions
      inputRef={inputRef}
      label={intl.formatMessage(s.suggestions)}
      suggestions={offered}
      chips={readKeyword(keyword).terms.map((term) => describeTerm(term, intl, inWords))}
      status={intl.formatMessage(s.suggestionCount, { count: offered.length })}
      onPick={(picked) => pick(picked as Offer)}
      onClose={close}
    />
  );
}
