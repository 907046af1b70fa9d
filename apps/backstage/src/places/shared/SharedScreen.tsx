import { TabbedPage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../core/session/index.ts';
import { GroupTable } from './GroupTable.tsx';
import { ListTable } from './ListTable.tsx';
import { MailboxTable } from './MailboxTable.tsx';
import { mailingListStrings } from './mailing-list.strings.ts';
import { NewList } from './NewList.tsx';
import { NewMailbox } from './NewMailbox.tsx';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';

type Tab = 'mailboxes' | 'lists' | 'groups';

/** Addresses of the tabs. */
const paths: Readonly<Record<Tab, string>> = {
  mailboxes: '/operation/shared',
  lists: '/operation/shared/lists',
  groups: '/operation/shared/groups',
};

/** Tables of the shared mailboxes, of the lists, and of the addresses that mean many people. */
export function SharedScreen({ tab }: { tab: Tab }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const mayManage = useMay('manage');
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <TabbedPage
      title={formatMessage(s.section)}
      actions={
        mayManage &&
        tab !== 'groups' && (
          <Button tone="accent" icon={<Icon name="add" />} onPress={() => setAdding(true)}>
            {formatMessage(tab === 'lists' ? mailingListStrings.add : s.add)}
          </Button>
        )
      }
      currentTab={tab}
      onTabChange={(id) => void navigate(paths[id as Tab])}
      tabs={[
        { id: 'mailboxes', title: formatMessage(s.title), content: <MailboxTable /> },
        { id: 'lists', title: formatMessage(mailingListStrings.title), content: <ListTable /> },
        { id: 'groups', title: formatMessage(mailingListStrings.groups), content: <GroupTable /> },
      ]}
    >
      {isAdding && (tab === 'lists' ? <NewList onClose={close} /> : <NewMailbox onClose={close} />)}
    </TabbedPage>
  );
}
