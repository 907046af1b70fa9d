import { listTabId, type MailTab } from '@jinshu/mail-machines';
import { MailTabs } from '@jinshu/ui/mail-tabs';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { panelId } from '../../core/page/index.ts';
import { useTabTitle } from './useTabTitle.ts';

/** Content of the first tab if it doesn't show a folder. */
export interface FirstTab {
  /** Key of its entry beside the folders. */
  entry: string;
  title: string;
  count: number;
  /** Whether it is the home page: without a sheet, and without the strip as long as no other tab is open. */
  isHome?: boolean;
  children: ReactNode;
}

export interface OpenTabsProps {
  first: FirstTab | undefined;
  /** Title of the first tab. */
  title: string;
  /** Whether that title is the product's own text, and not the user's. */
  isOwnTitle: boolean;
  /** Unread messages of the folder in the first tab. */
  unseenCount: number | undefined;
}

/** Returns the product's own text in a tab title: the whole title if none was given, or the prefix before a search term. */
const ownWordsOf = ({ kind, title }: MailTab, shown: string): string =>
  title ? (kind === 'search' && /^[^:：]*[:：] ?/.exec(title)?.[0]) || '' : shown;

/** Strip of the open tabs, with the list first. */
export function OpenTabs({ first, title, isOwnTitle, unseenCount }: OpenTabsProps) {
  const { account } = useAccount();
  const titleOf = useTabTitle();
  const tabs = useSelector(account, ({ context }) => context.tabs);
  const activeId = useSelector(account, ({ context }) => context.activeId);
  const list = {
    key: listTabId,
    title,
    ownWords: isOwnTitle ? title : '',
    kind: first && !first.isHome ? ('review' as const) : ('list' as const),
    unseenCount: first ? first.count : unseenCount,
  };
  const others = tabs.map((tab) => ({
    key: tab.id,
    title: titleOf(tab),
    ownWords: ownWordsOf(tab, titleOf(tab)),
    hint: tab.hint,
    kind: tab.kind,
  }));
  return (
    <MailTabs
      tabs={[list, ...others]}
      selectedKey={activeId}
      onSelectionChange={(id) => account.send({ type: 'activate', id })}
      onClose={(id) => account.send({ type: 'close', id })}
      onCloseAll={() => account.send({ type: 'closeAll' })}
      panelId={panelId}
    />
  );
}
