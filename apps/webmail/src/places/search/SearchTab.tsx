import type { MailTab } from '@jinshu/mail-machines';
import { BackToList, ListStatus } from '@jinshu/ui/mailbox-layout';
import { Pagination } from '@jinshu/ui/pagination';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { RowPopover, useListKeys } from '../../mail/message/index.ts';
import { AdvancedSearch, conditionsOf, searchStrings as s, wordsOf } from '../../mail/search/index.ts';
import { FoundChips } from './FoundChips.tsx';
import { FoundList } from './FoundList.tsx';
import { SearchProgress } from './SearchProgress.tsx';
import { SearchToolbar } from './SearchToolbar.tsx';
import { useResults } from './useResults.ts';

/** Search results, newest first, with the folder of each message and all actions (SRC-09, LST-23, LST-66). */
export function SearchTab({ tab }: { tab: MailTab }) {
  const { formatMessage } = useIntl();
  const { account } = useAccount();
  const conditions = conditionsOf(tab);
  const [isChanging, setChanging] = useState(false);
  const results = useResults(tab, conditions);
  const { found, rows, pages, selection, setSelection, selectedCount, clear, actions, row } = results;
  const isActive = useSelector(account, ({ context }) => context.activeId === tab.id);
  const acting = { rows, selection, onSelectionChange: setSelection, actions };
  useListKeys({
    ...acting,
    folder: null,
    isActive,
    chosen: results.chosen,
    focused: results.focused,
    onAsk: row.setAsked,
    onClear: selectedCount > 0 ? clear : undefined,
  });
  const pagination = found.isCurrent && <Pagination {...results.paging} />;

  return (
    <>
      <SearchToolbar
        {...acting}
        start={<BackToList onPress={() => account.send({ type: 'close', id: tab.id })} />}
        selectedCount={selectedCount}
        isRefreshing={found.isSearching && rows.length > 0}
        onRefresh={found.searchAgain}
        onMoreSearch={() => setChanging(true)}
        onMoveTo={(anchor) => row.askChosen('move', anchor)}
      />
      <ListStatus
        title={formatMessage(s.heading, { words: wordsOf(conditions) })}
        unseenCount={rows.length > 0 ? rows.filter(({ isRead }) => !isRead).length : undefined}
        selectedCount={selectedCount}
        onCancelSelection={clear}
        end={pagination}
      />
      <FoundChips tab={tab} />
      <SearchProgress found={found} />
      {actions.progress}
      <FoundList {...{ tab, results }} onChange={() => setChanging(true)} phoneFooter={pages > 1 && pagination} />
      {row.popover && <RowPopover {...row.popover} />}
      {isChanging && (
        <Suspense>
          <AdvancedSearch conditions={conditions} onClose={() => setChanging(false)} />
        </Suspense>
      )}
      {actions.dialog}
    </>
  );
}
