import type { Reviewer } from '@jinshu/api';
import { NameCell, StatusWord } from '@jinshu/ui/back-stage';
import type { DataGridColumn, DataGridRowAction } from '@jinshu/ui/data-grid';
import { Icon } from '@jinshu/ui/icon-more';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { reviewerStrings as s } from './reviewer.strings.ts';

/** Returns the columns of the reviewers. */
export function useReviewerColumns(): readonly DataGridColumn<Reviewer>[] {
  const { formatMessage, formatDate } = useIntl();
  return useMemo(() => {
    const day = (value: string) => formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
    return [
      {
        id: 'name',
        name: formatMessage(s.name),
        minWidth: 180,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ name, isActive }) =>
          isActive ? <NameCell name={name} /> : <StatusWord tone="danger">{`${name} · ${formatMessage(s.disabled)}`}</StatusWord>,
      },
      { id: 'address', name: formatMessage(s.address), minWidth: 180, showsFrom: 'wide', cell: ({ userName }) => <bdi>{userName}</bdi> },
      {
        id: 'rules',
        name: formatMessage(s.rules),
        minWidth: 160,
        showsFrom: 'medium',
        cell: ({ rules }) => <bdi>{rules.join(' · ')}</bdi>,
      },
      {
        id: 'deputy',
        name: formatMessage(s.deputy),
        minWidth: 200,
        cell: ({ deputy }) =>
          deputy
            ? formatMessage(s.span, { name: deputy.person.name, from: day(deputy.firstDay), to: day(deputy.lastDay) })
            : formatMessage(s.noDeputy),
      },
    ];
  }, [formatMessage, formatDate]);
}

/** Returns the buttons of each row, for a role that may change reviewers. */
export function useReviewerActions(): readonly DataGridRowAction<Reviewer>[] | undefined {
  const { formatMessage } = useIntl();
  const mayChange = useMay('manage');
  return useMemo(
    () =>
      mayChange
        ? [
            { id: 'set', label: formatMessage(s.set), icon: <Icon name="person_add" /> },
            { id: 'remove', label: formatMessage(s.remove), icon: <Icon name="delete" />, isAvailable: ({ deputy }) => deputy !== null },
          ]
        : undefined,
    [formatMessage, mayChange],
  );
}
