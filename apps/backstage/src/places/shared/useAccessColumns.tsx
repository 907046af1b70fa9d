import type { MailboxAccess } from '@jinshu/api';
import { NameCell } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { accessLevelStrings, mailboxAccessStrings as s } from './mailbox-access.strings.ts';

/** Returns the columns of the access to mailboxes (BAK-50). */
export function useAccessColumns(): readonly DataGridColumn<MailboxAccess>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'mailbox',
        name: formatMessage(s.mailbox),
        minWidth: 120,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ name }) => <NameCell name={name} />,
      },
      {
        id: 'address',
        name: formatMessage(s.address),
        minWidth: 160,
        showsFrom: 'wide',
        cell: ({ userName }) => <bdi title={userName}>{userName}</bdi>,
      },
      {
        id: 'holder',
        name: formatMessage(s.holder),
        minWidth: 140,
        cell: ({ holderName, holderAddress }) => <bdi title={holderAddress || holderName}>{holderName}</bdi>,
      },
      {
        id: 'level',
        name: formatMessage(s.level),
        width: 160,
        cell: ({ level, isActive }) => formatMessage(level === null ? (isActive ? s.forward : s.forwardOff) : accessLevelStrings[level]),
      },
    ],
    [formatMessage],
  );
}
