import type { RoleHolder } from '@jinshu/api';
import { NameCell, StatusWord } from '@jinshu/ui/back-stage';
import type { DataGridColumn, DataGridRowAction } from '@jinshu/ui/data-grid';
import { Icon } from '@jinshu/ui/icon-more';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAuthor } from '../../core/record/index.ts';
import { roleNameStrings, useMay } from '../../core/session/index.ts';
import { operationRoleStrings as s } from './operation-role.strings.ts';

/** Returns the columns of the people with a role. */
export function useRoleColumns(): readonly DataGridColumn<RoleHolder>[] {
  const { formatMessage, formatDate } = useIntl();
  const authorOf = useAuthor();
  return useMemo(
    () => [
      {
        id: 'name',
        name: formatMessage(s.person),
        minWidth: 200,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ name }) => <NameCell name={name} />,
      },
      { id: 'address', name: formatMessage(s.address), minWidth: 180, showsFrom: 'medium', cell: ({ userName }) => <bdi>{userName}</bdi> },
      {
        id: 'role',
        name: formatMessage(s.role),
        width: 160,
        cell: ({ role, isActive }) =>
          isActive ? formatMessage(roleNameStrings[role]) : <StatusWord tone="danger">{formatMessage(s.disabled)}</StatusWord>,
      },
      {
        id: 'departments',
        name: formatMessage(s.departments),
        minWidth: 140,
        showsFrom: 'wide',
        cell: ({ role, departments }) =>
          role === 'organisation' ? <bdi>{departments.map(({ name }) => name).join(' · ')}</bdi> : formatMessage(s.all),
      },
      {
        id: 'granted',
        name: formatMessage(s.granted),
        width: 220,
        showsFrom: 'wide',
        cell: ({ grantedAt, grantedBy }) => `${formatDate(grantedAt, { dateStyle: 'short' })} · ${authorOf(grantedBy || 'command line')}`,
      },
    ],
    [formatMessage, formatDate, authorOf],
  );
}

/** Returns the buttons of each row, for a role that may give roles. */
export function useRoleActions(): readonly DataGridRowAction<RoleHolder>[] | undefined {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  return useMemo(
    () =>
      mayGovern
        ? [
            { id: 'give', label: formatMessage(s.change), icon: <Icon name="edit" /> },
            { id: 'withdraw', label: formatMessage(s.withdraw), icon: <Icon name="delete" /> },
          ]
        : undefined,
    [formatMessage, mayGovern],
  );
}
