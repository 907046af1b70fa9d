import { downloadPersonJobFile, type PersonJob } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { toasts } from '@jinshu/app/toast';
import { OutcomeCounts, SideCard } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { jobOutcomeStrings as outcomes, personJobStrings as s } from './person-job.strings.ts';
import { UndoJob } from './UndoJob.tsx';

/** Numbers of a job, and the file with its results, which is downloaded once. */
export function PersonJobSide({ job, onDownload }: { job: PersonJob; onDownload: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const describe = useDescribe();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      downloadFile(() => api.call(downloadPersonJobFile, { params: { id: job.id }, body: { format } })),
    onError: (error) => toasts.add({ message: describe(error), tone: 'danger' }),
    onSettled: onDownload,
  });
  return (
    <>
      <SideCard title={formatMessage(s.results)}>
        <OutcomeCounts
          formatCount={formatNumber}
          outcomes={[
            { id: 'created', label: formatMessage(outcomes.created), count: job.createdCount, tone: 'success' },
            { id: 'changed', label: formatMessage(outcomes.changed), count: job.changedCount, tone: 'info' },
            { id: 'unchanged', label: formatMessage(outcomes.unchanged), count: job.unchangedCount, tone: 'neutral' },
            { id: 'failed', label: formatMessage(outcomes.failed), count: job.failedCount, tone: 'danger' },
            { id: 'skipped', label: formatMessage(outcomes.skipped), count: job.skippedCount, tone: 'warning' },
          ]}
        />
      </SideCard>
      {job.canUndo && <UndoJob id={job.id} />}
      <SideCard title={formatMessage(s.file)}>
        <div>{formatMessage(job.hasFile ? s.fileHelp : job.isDone ? s.fileTaken : s.fileWaits)}</div>
        {job.hasFile && (
          <>
            <Button tone="accent" icon={<Icon name="arrow_download" />} isDisabled={isPending} onPress={() => mutate('csv')}>
              {formatMessage(s.downloadCsv)}
            </Button>
            <Button icon={<Icon name="arrow_download" />} isDisabled={isPending} onPress={() => mutate('xlsx')}>
              {formatMessage(s.downloadXlsx)}
            </Button>
          </>
        )}
      </SideCard>
    </>
  );
}
