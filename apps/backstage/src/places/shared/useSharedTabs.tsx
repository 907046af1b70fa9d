import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { DiskAdministrators } from './DiskAdministrators.tsx';
import { enterpriseDiskStrings } from './enterprise-disk.strings.ts';
import { GroupTable } from './GroupTable.tsx';
import { ListTable } from './ListTable.tsx';
import { MailboxTable } from './MailboxTable.tsx';
import { mailingListStrings } from './mailing-list.strings.ts';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';

/** Tabs of what many people share. */
export type SharedTab = 'mailboxes' | 'lists' | 'groups' | 'disk';

/** Addresses of the tabs. */
export const sharedPaths: Readonly<Record<SharedTab, string>> = {
  mailboxes: '/operation/shared',
  lists: '/operation/shared/lists',
  groups: '/operation/shared/groups',
  disk: '/operation/shared/disk',
};

/** Returns the tabs that the role covers. */
export function useSharedTabs() {
  const { formatMessage } = useIntl();
  const maySeeAll = useMay('see-all');
  return [
    { id: 'mailboxes', title: formatMessage(s.title), content: <MailboxTable /> },
    { id: 'lists', title: formatMessage(mailingListStrings.title), content: <ListTable /> },
    { id: 'groups', title: formatMessage(mailingListStrings.groups), content: <GroupTable /> },
    ...(maySeeAll ? [{ id: 'disk', title: formatMessage(enterpriseDiskStrings.title), content: <DiskAdministrators /> }] : []),
  ];
}
