import { describeSearch, type SearchConditions } from '@jinshu/ui/search-form';
import type { UiStrings } from '@jinshu/ui/strings';
import type { IntlShape } from 'react-intl';
import type { Account } from '../../core/account/index.ts';
import { rememberSearch } from './recentSearches.ts';
import { searchStrings as s } from './search.strings.ts';
import type { SearchNames } from './useOpenSearch.ts';

/** Opens a tab with what a search finds, or activates the one that is open already (SRC-09, TAB-08). */
export function openSearch(
  of: Pick<Account, 'account'>,
  intl: Pick<IntlShape, 'formatMessage'>,
  words: UiStrings['searchForm'],
  conditions: SearchConditions,
  { folder: folderName, title, onClose }: SearchNames = {},
): void {
  const { account } = of;
  const { keyword, subject, attachment, sender, recipient, person, date, size } = conditions;
  const texts = {
    folderText: conditions.folder && (folderName ?? conditions.folder),
    dateText: date && words.dates[date - 1],
    sizeText: size && words.sizes[size - 1],
  };
  account.send({
    type: 'openSearch',
    title: title ?? intl.formatMessage(s.tabTitle, { words: keyword ?? subject ?? attachment ?? sender ?? recipient ?? person }),
    query: Object.fromEntries(
      Object.entries({ ...conditions, ...texts }).filter((entry): entry is [string, string | number] => Boolean(entry[1])),
    ),
    hint: describeSearch(conditions, words, folderName).join('\n'),
  });
  if (keyword !== undefined) rememberSearch(of, keyword);
  if (!onClose) return;
  const { activeId } = account.getSnapshot().context;
  const subscription = account.subscribe(({ context }) => {
    if (context.tabs.some(({ id }) => id === activeId)) return;
    subscription.unsubscribe();
    onClose();
  });
}
