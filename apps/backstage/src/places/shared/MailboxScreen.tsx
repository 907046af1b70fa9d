import { ScreenFailure } from '@jinshu/app/problem';
import { DetailPage } from '@jinshu/ui/back-stage';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { ActionHistory, actionRecordStrings } from '../../core/record/index.ts';
import { useMay } from '../../core/session/index.ts';
import { MailboxActions } from './MailboxActions.tsx';
import { MailboxForm } from './MailboxForm.tsx';
import { MailboxMembers } from './MailboxMembers.tsx';
import { mailboxOptions } from './mailbox.queries.ts';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';
import { MailboxState } from './useMailboxColumns.tsx';

/** Page of a shared mailbox. */
export function MailboxScreen() {
  const { formatMessage } = useIntl();
  const id = Number(useParams().id);
  const mayManage = useMay('manage');
  const [search, setSearch] = useSearchParams();
  const { data: mailbox, error, refetch } = useQuery(mailboxOptions(id));
  if (!mailbox) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <DetailPage
      back={{ label: formatMessage(s.back), href: '/operation/shared' }}
      name={mailbox.name}
      state={<MailboxState mailbox={mailbox} />}
      about={[mailbox.userName, mailbox.department?.name ?? '']}
      actions={mayManage && <MailboxActions mailbox={mailbox} />}
      tabsLabel={formatMessage(s.title)}
      tabs={[
        { id: 'members', title: formatMessage(s.members), count: mailbox.members.length, content: <MailboxMembers mailbox={mailbox} /> },
        { id: 'details', title: formatMessage(s.details), content: <MailboxForm key={mailbox.id} mailbox={mailbox} /> },
        {
          id: 'records',
          title: formatMessage(actionRecordStrings.title),
          content: <ActionHistory kind="shared-mailbox" id={mailbox.id} />,
        },
      ]}
      currentTab={['details', 'records'].find((tab) => tab === search.get('tab')) ?? 'members'}
      onTabChange={(tab) => setSearch(tab === 'members' ? {} : { tab }, { replace: true })}
    />
  );
}
