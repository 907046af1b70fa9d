import type { ListedPerson, PersonState } from '@jinshu/api';
import { NameCell, StatusWord, type StatusWordProps } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { formatSize } from '@jinshu/ui/text';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { roleNameStrings } from '../../core/session/index.ts';
import { personStateStrings, peopleStrings as s } from './people.strings.ts';

const tones: Readonly<Record<PersonState, StatusWordProps['tone']>> = {
  active: 'success',
  disabled: 'danger',
  blocked: 'warning',
  waiting: 'info',
  'to-be-deleted': 'danger',
};

/** State of an account as a word. */
export function PersonStateWord({ state }: { state: PersonState }) {
  const { formatMessage } = useIntl();
  return <StatusWord tone={tones[state]}>{formatMessage(personStateStrings[state])}</StatusWord>;
}

/** Returns the columns of the list of people (BAK-26). */
export function usePeopleColumns(): readonly DataGridColumn<ListedPerson>[] {
  const { formatMessage, formatDate, locale } = useIntl();
  return useMemo(() => {
    const usedOf = ({ usedBytes, quotaBytes }: ListedPerson) => {
      const used = formatSize(usedBytes, locale);
      return quotaBytes === 0
        ? formatMessage(s.usedUnlimited, { used })
        : formatMessage(s.usedOf, { used, total: formatSize(quotaBytes, locale) });
    };
    return [
      {
        id: 'name',
        name: formatMessage(s.name),
        minWidth: 120,
        isRowHeader: true,
        allowsSorting: true,
        tone: 'strong',
        cell: ({ name }) => <NameCell name={name} />,
      },
      {
        id: 'address',
        name: formatMessage(s.address),
        minWidth: 160,
        allowsSorting: true,
        showsFrom: 'medium',
        cell: ({ userName }) => <bdi title={userName}>{userName}</bdi>,
      },
      {
        id: 'number',
        name: formatMessage(s.number),
        width: 116,
        allowsSorting: true,
        showsFrom: 'wide',
        cell: ({ employeeNumber }) => employeeNumber,
      },
      {
        id: 'department',
        name: formatMessage(s.department),
        width: 132,
        allowsSorting: true,
        showsFrom: 'medium',
        cell: ({ department }) => <bdi title={department?.name}>{department?.name}</bdi>,
      },
      {
        id: 'role',
        name: formatMessage(s.role),
        width: 112,
        showsFrom: 'wide',
        cell: ({ role }) => role && <span title={formatMessage(roleNameStrings[role])}>{formatMessage(roleNameStrings[role])}</span>,
      },
      { id: 'level', name: formatMessage(s.level), width: 64, align: 'end', showsFrom: 'wide', cell: ({ mailLevel }) => mailLevel },
      {
        id: 'used',
        name: formatMessage(s.used),
        width: 168,
        allowsSorting: true,
        showsFrom: 'wide',
        cell: (person) => <span title={usedOf(person)}>{usedOf(person)}</span>,
      },
      {
        id: 'lastLogin',
        name: formatMessage(s.lastLogin),
        width: 148,
        allowsSorting: true,
        showsFrom: 'wide',
        cell: ({ lastLoginAt }) =>
          lastLoginAt ? formatDate(lastLoginAt, { dateStyle: 'short', timeStyle: 'short' }) : formatMessage(s.never),
      },
      { id: 'state', name: formatMessage(s.state), width: 112, cell: ({ state }) => <PersonStateWord state={state} /> },
    ];
  }, [formatMessage, formatDate, locale]);
}
