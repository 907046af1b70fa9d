import { type Disk, type DiskEntry, downloadDiskFile, restoreDiskVersion } from '@jinshu/api';
import { VersionsDialog } from '@jinshu/ui/file-centre';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { diskVersionsOptions } from '../../mail/disk/index.ts';
import { filesStrings as s } from './files.strings.ts';

interface FileVersionsProps {
  disk: Disk;
  file: DiskEntry;
  /** Whether the user may change the file. */
  canRestore: boolean;
  onClose: () => void;
}

/** Earlier versions of a file, to download or to restore. */
export function FileVersions({ disk, file, canRestore, onClose }: FileVersionsProps) {
  const { formatMessage } = useIntl();
  const { api, queryClient } = useAccount();
  const report = useReport();
  const { data = [], isPending } = useQuery(diskVersionsOptions(api, disk, file.id));
  const params = { disk, id: file.id };
  const restore = useMutation({
    mutationFn: (versionId: number) => api.call(restoreDiskVersion, { params, body: { versionId } }),
    onSuccess: () => {
      applyChange(queryClient, { type: 'disk.changed', disk });
      toasts.add({ message: formatMessage(s.versionRestored), key: 'disk' });
      onClose();
    },
    onError: report,
  });
  return (
    <VersionsDialog
      fileName={file.name}
      versions={data.map(({ id, ...version }) => ({ id: String(id), ...version }))}
      downloadHref={({ id }) => api.href(downloadDiskFile, { params, query: { versionId: Number(id) } })}
      onRestore={canRestore ? ({ id }) => restore.mutate(Number(id)) : undefined}
      isLoading={isPending}
      isPending={restore.isPending}
      onClose={onClose}
    />
  );
}
