import { downloadShareSample, importShares, maximumShareRows, Problem } from '@jinshu/api';
import { downloadFile } from '@jinshu/app/page';
import { ShareImportDialog } from '@jinshu/ui/mailbox-sharing';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { describeProblem, useReport } from '../../../core/problem/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { sharingStrings as s } from './sharing.strings.ts';

interface ImportSharingProps {
  /** Called after the mailbox was shared. */
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that shares the own mailbox with the people of a file (SHR-21, SHR-22). */
export function ImportSharing({ onDone, onClose }: ImportSharingProps) {
  const intl = useIntl();
  const { api } = useAccount();
  const report = useReport();
  const send = (file: File, isDryRun: boolean) => api.call(importShares, { body: { isDryRun }, file });
  const trial = useMutation({ mutationFn: async (file: File) => ({ file, rows: (await send(file, true)).results }) });
  const taking = useMutation({
    mutationFn: async (file: File) => (await send(file, false)).results,
    onSuccess: (rows) => {
      onDone();
      toasts.add({ message: intl.formatMessage(s.shared, { count: rows.filter(({ reason }) => reason === null).length }) });
      onClose();
    },
  });
  const { data } = trial;
  const describe = (error: unknown) => {
    const code = error instanceof Problem ? error.code : undefined;
    if (code === 'unsupported-body') return intl.formatMessage(s.unreadable);
    if (code === 'too-large') return intl.formatMessage(s.tooLong, { count: maximumShareRows });
    return describeProblem(intl, error);
  };
  const error = trial.error ?? taking.error;
  return (
    <ShareImportDialog
      isPending={trial.isPending || taking.isPending}
      errorMessage={error ? describe(error) : undefined}
      fileName={trial.variables?.name}
      rows={data?.rows.map(({ userName, reason, ...row }) => ({ ...row, address: userName, problem: reason ?? undefined }))}
      onFile={(file) => {
        taking.reset();
        trial.mutate(file);
      }}
      onImport={() => data && taking.mutate(data.file)}
      onSample={(format) => void downloadFile(() => api.call(downloadShareSample, { query: { format } })).catch(report)}
      onClose={onClose}
    />
  );
}
