import { ScreenFailure } from '@jinshu/app/problem';
import { StepBar, StepsPage, TableList } from '@jinshu/ui/back-stage';
import { Progress } from '@jinshu/ui/progress';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { peopleImportStrings } from '../../core/import/index.ts';
import { useListAddress, useListWords } from '../../core/list/index.ts';
import { PersonJobSide } from './PersonJobSide.tsx';
import { peopleKeys } from './people.queries.ts';
import { personJobStrings as s } from './person-job.strings.ts';
import { personJobOptions, personJobRowsOptions } from './personJob.queries.ts';
import { keyOfRow, textOfRow, useJobColumns } from './useJobColumns.tsx';

/** Progress of a job about many people, and the outcome of each row (BAK-30, BAK-42). */
export function PersonJobScreen() {
  const { formatMessage, formatNumber } = useIntl();
  const id = Number(useParams().id);
  const queryClient = useQueryClient();
  const address = useListAddress();
  const { retryLabel: _, ...words } = useListWords();
  const { data: job, error, refetch } = useQuery(personJobOptions(id));
  const { page, pageSize } = address;
  const rows = useQuery({ ...personJobRowsOptions(id, { page, pageSize, doneCount: job?.doneCount ?? 0 }), enabled: job !== undefined });
  const columns = useJobColumns();
  const isDone = job?.isDone ?? false;
  useEffect(() => {
    if (isDone) void queryClient.invalidateQueries({ queryKey: peopleKeys.all });
  }, [isDone, queryClient]);
  if (!job) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  const isImport = job.kind === 'import';
  return (
    <StepsPage
      back={{ label: formatMessage(peopleImportStrings.back), href: '/operation/people' }}
      title={formatMessage(isImport ? s.titleImport : s.titleBulk)}
      steps={
        isImport
          ? [
              { id: 'file', label: formatMessage(peopleImportStrings.stepFile) },
              { id: 'check', label: formatMessage(peopleImportStrings.stepCheck) },
              { id: 'import', label: formatMessage(peopleImportStrings.stepImport) },
            ]
          : []
      }
      currentId={isDone ? null : 'import'}
      aside={<PersonJobSide job={job} onDownload={() => void refetch()} />}
    >
      <StepBar>
        <div role="status">{formatMessage(isDone ? s.finished : s.runs)}</div>
        <Progress
          label={formatMessage(s.progress)}
          hasValueText
          value={job.doneCount}
          maxValue={Math.max(1, job.total)}
          valueLabel={formatMessage(s.doneOf, { done: formatNumber(job.doneCount), total: formatNumber(job.total) })}
        />
      </StepBar>
      <TableList
        label={formatMessage(s.results)}
        columns={columns}
        rows={rows.data?.results ?? []}
        getKey={keyOfRow}
        textValue={textOfRow}
        isLoading={rows.isPending}
        page={page}
        pageSize={pageSize}
        total={rows.data?.count ?? 0}
        onPageChange={address.setPage}
        onPageSizeChange={address.setPageSize}
        {...words}
      />
    </StepsPage>
  );
}
