import { listTabId } from '@jinshu/mail-machines';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { Sidebar } from '../../core/page/index.ts';
import { FolderPane } from '../../places/mailbox/index.ts';

/** The folders beside the tabs. `entry`: key of the one that is shown. */
export const MailboxFolders = memo(function MailboxFolders({ entry }: { entry: string }) {
  const navigate = useNavigate();
  const { account } = useAccount();
  const select = (rawName: string) => {
    account.send({ type: 'activate', id: listTabId });
    void navigate(`/mailbox/innerbox/${encodeURIComponent(rawName)}`);
  };
  return (
    <Sidebar>
      <FolderPane selected={entry} onSelect={select} />
    </Sidebar>
  );
});
