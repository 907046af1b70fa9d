import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { AccessTable } from './AccessTable.tsx';
import { DiskAdministrators } from './DiskAdministrators.tsx';
import { enterpriseDiskStrings } from './enterprise-disk.strings.ts';
import { GroupTable } from './GroupTable.tsx';
import { ListTable } from './ListTable.tsx';
import { MailboxTable } from './MailboxTable.tsx';
import { mailboxAccessStrings } from './mailbox-access.strings.ts';
import { mailingListStrings } from './mailing-list.strings.ts';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';

/** Tabs of what many people share. */
export type SharedTab = 'mailboxes' | 'lists' | 'groups' | 'access' | 'disk';

/** Addresses of the tabs. */
export const sharedPaths: Readonly<Record<SharedTab, string>> = {
  mailboxes: '/operation/shared',
  lists: '/operation/shared/lists',
  groups: '/operation/shared/groups',
  access: '/operation/shared/access',
  disk: '/operation/shared/disk',
};

/** Buttons that open the dialog of a tab. */
export const sharedOpeners = {
  mailboxes: s.add,
  lists: mailingListStrings.add,
  disk: enterpriseDiskStrings.change,
  groups: undefined,
  access: undefined,
} as const;

/** Returns the tabs that the role covers. */
export function useSharedTabs() {
  const { formatMessage } = useIntl();
  const maySeeAll = useMay('see-all');
  return [
    { id: 'mailboxes', title: formatMessage(s.title), content: <MailboxTable /> },
    { id: 'lists', title: formatMessage(mailingListStrings.title), content: <ListTable /> },
    { id: 'groups', title: formatMessage(mailingListStrings.groups), content: <GroupTable /> },
    { id: 'access', title: formatMessage(mailboxAccessStrings.title), content: <AccessTable /> },
    ...(maySeeAll ? [{ id: 'disk', title: formatMessage(enterpriseDiskStrings.title), content: <DiskAdministrators /> }] : []),
  ];
}
