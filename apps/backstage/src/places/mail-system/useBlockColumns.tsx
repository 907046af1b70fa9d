import type { AddressBlock } from '@jinshu/api';
import { StatusWord, type StatusWordProps } from '@jinshu/ui/back-stage';
import type { DataGridColumn, DataGridRowAction } from '@jinshu/ui/data-grid';
import { Icon } from '@jinshu/ui/icon-more';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { addressKindStrings, addressMisuseStrings, addressBlockStrings as s } from './address-block.strings.ts';

const tones: Readonly<Record<AddressBlock['kind'], StatusWordProps['tone']>> = {
  failures: 'warning',
  misuse: 'warning',
  block: 'danger',
  exempt: 'success',
};

/** Returns the columns of the blocked addresses (BAK-97). */
export function useBlockColumns(): readonly DataGridColumn<AddressBlock>[] {
  const { formatMessage, formatDate, formatList } = useIntl();
  return useMemo(
    () => [
      {
        id: 'network',
        name: formatMessage(s.network),
        minWidth: 160,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ network }) => <bdi>{network}</bdi>,
      },
      {
        id: 'kind',
        name: formatMessage(s.kind),
        minWidth: 216,
        cell: ({ kind }) => <StatusWord tone={tones[kind]}>{formatMessage(addressKindStrings[kind])}</StatusWord>,
      },
      {
        id: 'reason',
        name: formatMessage(s.reason),
        minWidth: 160,
        showsFrom: 'medium',
        cell: ({ kind, reason, accounts, misuse }) => {
          if (misuse !== null) return formatMessage(addressMisuseStrings[misuse]);
          if (kind !== 'failures') return reason;
          return accounts.length > 0 ? formatMessage(s.forAccounts, { accounts: formatList(accounts) }) : formatMessage(s.forAll);
        },
      },
      {
        id: 'until',
        name: formatMessage(s.until),
        width: 168,
        cell: ({ until }) => (until === null ? formatMessage(s.noEnd) : formatDate(until, { dateStyle: 'medium', timeStyle: 'short' })),
      },
    ],
    [formatMessage, formatDate, formatList],
  );
}

/** Returns the buttons of each row, for a role that may release. */
export function useBlockActions(): readonly DataGridRowAction<AddressBlock>[] | undefined {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  return useMemo(
    () => (mayGovern ? [{ id: 'release', label: formatMessage(s.release), icon: <Icon name="lock_open" /> }] : undefined),
    [formatMessage, mayGovern],
  );
}
