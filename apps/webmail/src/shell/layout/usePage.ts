import { listTabId } from '@jinshu/mail-machines';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { layoutStrings } from '../../core/page/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import { hasSidebar, placeOf, useRailItems } from './railItems.ts';

/** Returns what the frame says of the page in it: its place, its title, and the items of the rail. */
export function usePage() {
  const { formatMessage } = useIntl();
  const { account, api, info } = useAccount();
  const { pathname } = useLocation();
  const { data: folders } = useQuery(folderListOptions(api));
  const nameOf = useFolderName();
  const isListInView = useSelector(account, ({ context }) => context.activeId === listTabId);
  const unreadCount = folders?.find(({ rawName }) => rawName === 'INBOX')?.unseenCount ?? 0;
  const items = useRailItems({ showsCentre: info.showsCentre, showsNetdisk: info.showsNetdisk, unreadCount });
  const place = placeOf(pathname);
  const isHome = /^\/mailbox\/welcome\/?$/.test(pathname);
  const isReview = pathname.startsWith('/mailbox/review');
  const titleOf = () => {
    if (isHome) return formatMessage(layoutStrings.home);
    if (isReview) return formatMessage(layoutStrings.review);
    if (place !== 'mailbox') return items.find(({ id }) => id === place)?.label;
    const rawName = /^\/mailbox\/innerbox\/([^/]+)/.exec(pathname)?.[1] ?? 'INBOX';
    return nameOf(folders?.find((folder) => folder.rawName === rawName) ?? { rawName, name: '' });
  };
  return {
    items,
    place,
    isHome,
    isReview,
    hasSidebar: hasSidebar(pathname),
    /** Whether a phone leaves out what is around the content, as for a message. */
    isContentAlone: place === 'mailbox' && !isListInView,
    title: titleOf(),
  };
}
