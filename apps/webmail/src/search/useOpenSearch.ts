import { useStrings } from '@jinshu/ui/provider';
import type { SearchConditions } from '@jinshu/ui/search-form';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../app/AccountProvider.tsx';
import { allWords } from '../language/language.ts';
import { useReport } from '../problem/useReport.ts';

/** Searches mail: opens a tab of the mailbox with what is found, from wherever one is. */
export function useOpenSearch(): (conditions: SearchConditions, folderName?: string) => void {
  const intl = useIntl();
  const strings = useStrings();
  const account = useAccount();
  const report = useReport();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (conditions, folderName) => {
    Promise.all([import('./openSearch.ts'), allWords()])
      .then(([{ openSearch }]) => openSearch(account, intl, strings.searchForm, conditions, folderName))
      .catch(report);
    if (!pathname.startsWith('/mailbox')) void navigate('/mailbox/innerbox/INBOX');
  };
}
