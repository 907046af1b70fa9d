import { ListSearchForm } from '@jinshu/ui/search-form';
import { useState } from 'react';
import { type ListSearchTerms, noSearch } from '../../core/cache/index.ts';

export interface ListSearchProps {
  /** Whether this is the Sent folder: people are then its recipients (LST-20). */
  isSent: boolean;
  /** Terms of the current filter. */
  terms: ListSearchTerms;
  onSearch: (terms: ListSearchTerms) => void;
  /** The form goes. */
  onClose: () => void;
  isPending: boolean;
}

/** The search inside a folder, which stays in sight for as long as it narrows the list (LST-19). */
export function ListSearch({ isSent, terms, onSearch, onClose, isPending }: ListSearchProps) {
  const [value, setValue] = useState(terms);
  return (
    <ListSearchForm
      value={value}
      onChange={setValue}
      isSent={isSent}
      isPending={isPending}
      onSubmit={onSearch}
      onClear={() => {
        onSearch(noSearch);
        onClose();
      }}
    />
  );
}
