import type { OperationDomain } from '@jinshu/api';
import { StatusWord } from '@jinshu/ui/back-stage';
import type { DataGridColumn, DataGridRowAction } from '@jinshu/ui/data-grid';
import { Icon } from '@jinshu/ui/icon-more';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { domainStrings as s } from './mail-domain.strings.ts';

/** Returns the columns of the domains (BAK-20). */
export function useDomainColumns(): readonly DataGridColumn<OperationDomain>[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(
    () => [
      { id: 'name', name: formatMessage(s.name), minWidth: 180, isRowHeader: true, tone: 'strong', cell: ({ name }) => <bdi>{name}</bdi> },
      {
        id: 'use',
        name: formatMessage(s.use),
        minWidth: 160,
        cell: ({ isDefault, aliasOf }) =>
          isDefault ? (
            <StatusWord tone="success">{formatMessage(s.isDefault)}</StatusWord>
          ) : aliasOf === null ? (
            formatMessage(s.regular)
          ) : (
            <StatusWord tone="info">{formatMessage(s.aliasOf, { domain: aliasOf })}</StatusWord>
          ),
      },
      ...(['mailboxes', 'lists', 'aliases'] as const).map((id) => ({
        id,
        name: formatMessage(s[id]),
        width: 96,
        align: 'end' as const,
        showsFrom: 'medium' as const,
        cell: ({ mailboxCount, listCount, aliasCount }: OperationDomain) =>
          formatNumber({ mailboxes: mailboxCount, lists: listCount, aliases: aliasCount }[id]),
      })),
    ],
    [formatMessage, formatNumber],
  );
}

/** Returns the buttons of each row, for a role that may change domains. */
export function useDomainActions(): readonly DataGridRowAction<OperationDomain>[] | undefined {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  return useMemo(
    () =>
      mayGovern
        ? [
            {
              id: 'default',
              label: formatMessage(s.makeDefault),
              icon: <Icon name="checkmark" />,
              isAvailable: ({ isDefault, aliasOf }) => !isDefault && aliasOf === null,
            },
            {
              id: 'alias',
              label: formatMessage(s.makeAlias),
              icon: <Icon name="arrow_forward" />,
              isAvailable: ({ isDefault, isOwn }) => !isDefault && !isOwn,
            },
            {
              id: 'remove',
              label: formatMessage(s.remove),
              icon: <Icon name="delete" />,
              isAvailable: ({ isDefault, isOwn }) => !isDefault && !isOwn,
            },
          ]
        : undefined,
    [formatMessage, mayGovern],
  );
}
