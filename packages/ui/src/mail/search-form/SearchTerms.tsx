import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import type { UiStrings } from '../../foundation/strings/UiStrings.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import * as styles from './SearchForm.css.ts';
import type { SearchConditions } from './searchConditions.ts';

export interface SearchTermsProps {
  conditions: SearchConditions;
  /** Display name of the searched folder. */
  folderName?: string | undefined;
  className?: string | undefined;
}

/** Conditions of a search as text, for a tooltip or an empty result. */
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

/** Returns the conditions of a search as text, one string each. To show them as a list use `SearchTerms`. */
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

/** Shown instead of the list when no message matches. Lists all conditions and suggests next steps. */
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
