import { downloadContactSample, importContacts, Problem } from '@jinshu/api';
import { ContactImportDialog, type ContactImportOptions } from '@jinshu/ui/address-book';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { downloadFile } from '../../core/page/index.ts';
import { describeProblem, useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { groupsOptions } from './book.queries.ts';
import { contactsStrings as s } from './contacts.strings.ts';

interface Asked extends ContactImportOptions {
  file: File;
}

const reasons = { damaged: s.fileDamaged, empty: s.fileEmpty, 'no-address-column': s.fileNoAddress, 'too-many-rows': s.fileTooLong };

/** Imports a file into the personal book, after it has shown what each row becomes (CON-15, CON-16, CON-33, CON-52). */
export function ImportContacts({ nodeId, onClose }: { nodeId: string; onClose: () => void }) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const report = useReport();
  const groups = useQuery(groupsOptions(api));
  const call = ({ file, updatesExisting, groupId }: Asked, isDryRun: boolean) =>
    api.call(importContacts, {
      file,
      body: { isDryRun, updatesExisting, ...(groupId !== undefined && { groupId: Number(groupId) }) },
    });
  const trial = useMutation({ mutationFn: (asked: Asked) => call(asked, true) });
  const taking = useMutation({
    mutationFn: (asked: Asked) => call(asked, false),
    onSuccess: ({ count, changedCount: changed }) => {
      applyChange(queryClient, { type: 'contact.changed' });
      toasts.add({ message: intl.formatMessage(s.imported, { count, changed }) });
      onClose();
    },
  });
  const describe = (error: unknown) => {
    const reason = error instanceof Problem && error.code === 'contact-file-unreadable' ? error.params.reason : undefined;
    const words = typeof reason === 'string' && Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : undefined;
    return words ? intl.formatMessage(words) : describeProblem(intl, error);
  };
  const { data } = trial;
  const error = trial.error ?? taking.error;
  const own = groups.data?.results ?? [];
  return (
    <ContactImportDialog
      groups={own.map(({ id, name }) => ({ id: String(id), name }))}
      defaultGroupId={/^[1-9]\d*$/.test(nodeId) ? nodeId : undefined}
      preview={
        data && {
          added: data.count,
          changed: data.changedCount,
          same: data.sameCount,
          refused: data.refusedCount,
          ignoredColumns: data.columns.filter(({ field }) => field === null).map(({ heading }) => heading),
          rows: data.results.map(({ reason, ...row }) => ({ ...row, reason: reason ?? undefined })),
        }
      }
      isPending={trial.isPending || taking.isPending}
      errorMessage={error ? describe(error) : undefined}
      onCheck={(file, options) => {
        taking.reset();
        trial.mutate({ file, ...options });
      }}
      onImport={(file, options) => taking.mutate({ file, ...options })}
      onSample={(format) => void downloadFile(() => api.call(downloadContactSample, { query: { format } })).catch(report)}
      onClose={onClose}
    />
  );
}
