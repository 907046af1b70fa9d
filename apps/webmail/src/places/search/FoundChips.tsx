import type { MailTab } from '@jinshu/mail-machines';
import { SearchChips } from '@jinshu/ui/search-form';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import {
  conditionsOf,
  describeTerm,
  readKeyword,
  searchStrings as s,
  useOpenSearch,
  withoutTerm,
  wordsOf,
} from '../../mail/search/index.ts';

/** The operators of a search as chips; one that is taken out is searched without, in place of this tab. */
export function FoundChips({ tab }: { tab: MailTab }) {
  const intl = useIntl();
  const { account } = useAccount();
  const nameOf = useFolderName();
  const openSearch = useOpenSearch();
  const conditions = conditionsOf(tab);
  const { terms } = readKeyword(conditions.keyword);
  if (terms.length === 0) return null;
  const remove = (text: string) => {
    const rest = { ...conditions, keyword: withoutTerm(conditions.keyword ?? '', text) || undefined };
    if (wordsOf(rest) !== '') openSearch(rest);
    account.send({ type: 'close', id: tab.id });
  };
  return (
    <SearchChips
      chips={terms.map((term) => ({ id: term.text, label: describeTerm(term, intl, (rawName) => nameOf({ rawName, name: rawName })) }))}
      onRemove={remove}
      removeLabel={(term) => intl.formatMessage(s.removeTerm, { term })}
    />
  );
}
