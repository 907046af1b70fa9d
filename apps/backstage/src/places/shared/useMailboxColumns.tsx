import type { OperationMailbox } from '@jinshu/api';
import { NameCell, StatusWord } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { formatSize } from '@jinshu/ui/text';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { sharedMailboxStrings as s } from './shared-mailbox.strings.ts';

/** State of a shared mailbox as words: in use, or deleted until its day of removal. */
export function MailboxState({ mailbox: { removedAt } }: { mailbox: OperationMailbox }) {
  const { formatMessage, formatDate } = useIntl();
  if (removedAt === null) return <StatusWord tone="success">{formatMessage(s.active)}</StatusWord>;
  const words = formatMessage(s.removedOn, { date: formatDate(removedAt, { dateStyle: 'medium' }) });
  return (
    <span title={words}>
      <StatusWord tone="danger">{words}</StatusWord>
    </span>
  );
}

/** Returns the columns of the shared mailboxes (BAK-48). */
export function useMailboxColumns(): readonly DataGridColumn<OperationMailbox>[] {
  const { formatMessage, locale } = useIntl();
  return useMemo(() => {
    const used = ({ usedBytes, quotaBytes }: OperationMailbox) =>
      quotaBytes === 0
        ? formatMessage(s.usedUnlimited, { used: formatSize(usedBytes, locale) })
        : formatMessage(s.usedOf, { used: formatSize(usedBytes, locale), total: formatSize(quotaBytes, locale) });
    const names = ({ members }: OperationMailbox) =>
      members.length === 0 ? formatMessage(s.nobody) : members.map(({ name }) => name).join(' · ');
    return [
      {
        id: 'name',
        name: formatMessage(s.name),
        minWidth: 120,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ name }) => <NameCell name={name} />,
      },
      {
        id: 'address',
        name: formatMessage(s.address),
        minWidth: 160,
        showsFrom: 'medium',
        cell: ({ userName }) => <bdi title={userName}>{userName}</bdi>,
      },
      {
        id: 'department',
        name: formatMessage(s.department),
        width: 132,
        showsFrom: 'medium',
        cell: ({ department }) => <bdi title={department?.name}>{department?.name}</bdi>,
      },
      {
        id: 'members',
        name: formatMessage(s.members),
        minWidth: 160,
        showsFrom: 'wide',
        cell: (mailbox) => <bdi title={names(mailbox)}>{names(mailbox)}</bdi>,
      },
      {
        id: 'used',
        name: formatMessage(s.capacity),
        width: 168,
        showsFrom: 'wide',
        cell: (mailbox) => <span title={used(mailbox)}>{used(mailbox)}</span>,
      },
      { id: 'state', name: formatMessage(s.state), width: 148, cell: (mailbox) => <MailboxState mailbox={mailbox} /> },
    ];
  }, [formatMessage, locale]);
}
