import type { BackupEntry } from '@jinshu/api';
import { StatusWord, TableBar } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { DataGrid } from '@jinshu/ui/data-grid';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { stateStrings as s } from './state.strings.ts';
import { useBackupColumns } from './useBackupColumns.tsx';
import { useStartBackup } from './useStartBackup.ts';

/** Last backups with size and the result of their check; one can be begun (BAK-108). */
export function BackupList({ backups, isLoading }: { backups: readonly BackupEntry[]; isLoading: boolean }) {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  const columns = useBackupColumns();
  const { begin, isPending } = useStartBackup();
  const emptyState = useMemo(() => <EmptyState title={formatMessage(s.noBackups)} />, [formatMessage]);
  const isRunning = backups.some(({ endedAt }) => endedAt === null);
  return (
    <>
      {mayGovern && (
        <TableBar>
          <Button tone="accent" isPending={isPending} isDisabled={isRunning} onPress={begin}>
            {formatMessage(s.backUp)}
          </Button>
          {isRunning && <StatusWord tone="info">{formatMessage(s.backupRuns)}</StatusWord>}
        </TableBar>
      )}
      <DataGrid
        aria-label={formatMessage(s.backups)}
        columns={columns}
        rows={backups}
        rowSize="tall"
        isLoading={isLoading}
        emptyState={emptyState}
        getKey={({ id }) => String(id)}
        textValue={({ startedAt }) => startedAt}
      />
    </>
  );
}
