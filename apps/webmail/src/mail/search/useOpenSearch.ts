import { useStrings } from '@jinshu/ui/provider';
import type { SearchConditions } from '@jinshu/ui/search-form';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { allWords } from '../../core/language/index.ts';
import { useReport } from '../../core/problem/index.ts';

/** Names for display, if the search terms alone aren't enough. */
export interface SearchNames {
  /** Display name of the searched folder. */
  folder?: string | undefined;
  /** Title of the tab, instead of the search terms. */
  title?: string | undefined;
  /** Called when its tab has been closed. */
  onClose?: (() => void) | undefined;
}

/** Searches mail: opens a tab of the mailbox with what is found, from wherever one is. */
export function useOpenSearch(): (conditions: SearchConditions, names?: SearchNames) => void {
  const intl = useIntl();
  const strings = useStrings();
  const account = useAccount();
  const report = useReport();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (conditions, names) => {
    Promise.all([import('./openSearch.ts'), allWords()])
      .then(([{ openSearch }]) => openSearch(account, intl, strings.searchForm, conditions, names))
      .catch(report);
    if (!pathname.startsWith('/mailbox')) void navigate('/mailbox/innerbox/INBOX');
  };
}
