import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/index.ts';
import { useStrings } from '../provider/index.ts';
import type { UiStrings } from '../strings/UiStrings.ts';
import * as styles from './SearchForm.css.ts';
import type { SearchConditions } from './searchConditions.ts';

export interface SearchTermsProps {
  conditions: SearchConditions;
  /** How people call the folder that is searched. */
  folderName?: string | undefined;
  className?: string | undefined;
}

/** The conditions of a search in words, for a tooltip or where nothing was found. */
export function SearchTerms({ conditions, folderName, className }: SearchTermsProps) {
  const words = useStrings().searchForm;
  return (
    <ul aria-label={words.conditions} className={clsx(styles.terms, className)}>
      {describeSearch(conditions, words, folderName).map((term) => (
        <li key={term} className={styles.term}>
          {term}
        </li>
      ))}
    </ul>
  );
}

/** The conditions of a search in words, one by one. For a list of them use `SearchTerms`. */
export function describeSearch(conditions: SearchConditions, words: UiStrings['searchForm'], folderName?: string): string[] {
  const { keyword, subject, attachment, folder, sender, recipient, person, date, size } = conditions;
  const { fields, dates, sizes } = words;
  const terms: [string, string | undefined][] = [
    [fields.keyword, keyword],
    [fields.subject, subject],
    [fields.attachment, attachment],
    [fields.folder, folder === undefined ? undefined : (folderName ?? folder)],
    [fields.sender, sender],
    [fields.recipient, recipient],
    [fields.person, person],
    [fields.date, date === undefined ? undefined : dates[date - 1]],
    [fields.size, size === undefined ? undefined : sizes[size - 1]],
  ];
  return terms.flatMap(([field, text]) => (text ? words.term(field, text) : []));
}

export interface NothingFoundProps extends SearchTermsProps {
  /** At most two buttons. */
  actions?: ReactNode;
}

/** Stands in place of the list when no mail meets the conditions: names them all and says what may help. */
export function NothingFound({ actions, ...terms }: NothingFoundProps) {
  const words = useStrings().searchForm;
  return (
    <EmptyState drawing="search" title={words.nothingFound} isAnnounced actions={actions}>
      <div className={styles.centred}>
        <SearchTerms {...terms} className={styles.centred} />
        <p>{words.hint}</p>
      </div>
    </EmptyState>
  );
}
