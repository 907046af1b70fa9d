import { listTabId } from '@jinshu/mail-machines';
import { Panel } from '@jinshu/ui/app-shell';
import { MailboxColumn } from '@jinshu/ui/mailbox-layout';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Navigate, useParams } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { useFolderName } from '../../mail/folder/index.ts';
import { FirstPanel } from './FirstPanel.tsx';
import { MailboxFolders } from './MailboxFolders.tsx';
import { type FirstTab, OpenTabs } from './OpenTabs.tsx';
import { TabKeeper } from './TabKeeper.tsx';
import { TabPanels } from './TabPanels.tsx';

/** The mailbox: folders beside, open tabs above, and what the active tab shows (RTE-06). */
export function MailboxScreen({ first }: { first?: FirstTab }) {
  const { boxId } = useParams();
  const folder = boxId ?? 'INBOX';
  const { account, api } = useAccount();
  const { data: folders } = useQuery(folderListOptions(api));
  const nameOf = useFolderName();
  const isFirstActive = useSelector(account, ({ context }) => context.activeId === listTabId);
  const hasTabs = useSelector(account, ({ context }) => context.tabs.length > 0) || !first?.isHome;
  const current = folders?.find(({ rawName }) => rawName === folder);
  const title = first?.title ?? nameOf(current ?? { rawName: folder, name: '' });

  return (
    <>
      {/* Leave a folder that is locked or was deleted in another window, and don't return to it. */}
      {folders && current?.isLocked !== false && <Navigate to="/mailbox/innerbox/INBOX" replace />}
      <MailboxFolders entry={first?.entry ?? folder} />
      <MailboxColumn>
        {hasTabs && (
          <OpenTabs
            {...{ first, title }}
            isOwnTitle={first !== undefined || current?.isDefault === true}
            unseenCount={current?.unseenCount}
          />
        )}
        <Panel isUnderTabs={hasTabs} isPlain={first?.isHome === true && isFirstActive}>
          <FirstPanel folder={folder} title={title} isActive={isFirstActive}>
            {first?.children}
          </FirstPanel>
          <TabPanels />
        </Panel>
      </MailboxColumn>
      <TabKeeper folder={folder} hasFolders={folders !== undefined} />
    </>
  );
}
