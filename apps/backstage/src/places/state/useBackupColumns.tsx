import type { BackupEntry } from '@jinshu/api';
import { StatusWord } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { formatSize } from '@jinshu/ui/text';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { stateStrings as s } from './state.strings.ts';

/** Result of a backup and its check. */
function BackupResult({ backup: { endedAt, failure, faults } }: { backup: BackupEntry }) {
  const { formatMessage } = useIntl();
  if (endedAt === null) return <StatusWord tone="info">{formatMessage(s.backupRuns)}</StatusWord>;
  if (failure !== '') return <StatusWord tone="danger">{formatMessage(s.backupFailed, { failure })}</StatusWord>;
  if (faults > 0) return <StatusWord tone="danger">{formatMessage(s.backupFaults, { count: faults })}</StatusWord>;
  return <StatusWord tone="success">{formatMessage(s.backupGood)}</StatusWord>;
}

/** Returns the columns of the backups (BAK-108). */
export function useBackupColumns(): readonly DataGridColumn<BackupEntry>[] {
  const { formatMessage, formatDate, locale } = useIntl();
  return useMemo(
    () => [
      {
        id: 'at',
        name: formatMessage(s.begun),
        width: 168,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ startedAt }) => formatDate(startedAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
      { id: 'result', name: formatMessage(s.result), minWidth: 140, cell: (backup) => <BackupResult backup={backup} /> },
      {
        id: 'size',
        name: formatMessage(s.size),
        width: 96,
        align: 'end',
        cell: ({ bytes, endedAt }) => (endedAt === null ? '' : formatSize(bytes, locale)),
      },
      {
        id: 'file',
        name: formatMessage(s.file),
        minWidth: 200,
        showsFrom: 'medium',
        cell: ({ file }) => <bdi title={file}>{file}</bdi>,
      },
    ],
    [formatMessage, formatDate, locale],
  );
}
