import type { CompanyContact } from '@jinshu/api';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { bookStrings as s } from './company-book.strings.ts';

/** Returns the columns of the contacts of the company book. */
export function useContactColumns(): readonly DataGridColumn<CompanyContact>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        name: formatMessage(s.name),
        minWidth: 96,
        isRowHeader: true,
        tone: 'strong',
        isSortable: true,
        cell: ({ name }) => name,
      },
      { id: 'address', name: formatMessage(s.address), minWidth: 140, isSortable: true, cell: ({ address }) => <bdi>{address}</bdi> },
      {
        id: 'company',
        name: formatMessage(s.company),
        minWidth: 120,
        showsFrom: 'medium',
        isSortable: true,
        cell: ({ company }) => <bdi>{company}</bdi>,
      },
      { id: 'position', name: formatMessage(s.position), width: 120, showsFrom: 'wide', cell: ({ position }) => <bdi>{position}</bdi> },
      { id: 'mobile', name: formatMessage(s.mobile), width: 140, showsFrom: 'wide', cell: ({ mobile }) => mobile },
      {
        id: 'category',
        name: formatMessage(s.category),
        width: 120,
        showsFrom: 'medium',
        cell: ({ categoryName }) => <bdi>{categoryName}</bdi>,
      },
    ],
    [formatMessage],
  );
}
