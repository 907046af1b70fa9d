import type { OrganisationSender } from '@jinshu/api';
import { StatusWord } from '@jinshu/ui/back-stage';
import type { DataGridColumn, DataGridRowAction } from '@jinshu/ui/data-grid';
import { Icon } from '@jinshu/ui/icon-more';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { organisationSenderStrings as s, senderActionStrings } from './organisation-sender.strings.ts';

/** Returns the columns of the senders (BAK-98). */
export function useSenderColumns(): readonly DataGridColumn<OrganisationSender>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'pattern',
        name: formatMessage(s.pattern),
        minWidth: 180,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ pattern }) => <bdi>{pattern}</bdi>,
      },
      {
        id: 'action',
        name: formatMessage(s.action),
        width: 160,
        cell: ({ action }) => (
          <StatusWord tone={action === 'refuse' ? 'danger' : 'success'}>{formatMessage(senderActionStrings[action])}</StatusWord>
        ),
      },
      { id: 'note', name: formatMessage(s.note), minWidth: 160, showsFrom: 'medium', cell: ({ note }) => <bdi>{note}</bdi> },
    ],
    [formatMessage],
  );
}

/** Returns the buttons of each row, for a role that may remove rules. */
export function useSenderActions(): readonly DataGridRowAction<OrganisationSender>[] | undefined {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  return useMemo(
    () => (mayGovern ? [{ id: 'remove', label: formatMessage(s.remove), icon: <Icon name="delete" /> }] : undefined),
    [formatMessage, mayGovern],
  );
}
