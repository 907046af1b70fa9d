import { type Disk, deleteDiskTrash, restoreDiskTrash, trashDays } from '@jinshu/api';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { Panel } from '@jinshu/ui/app-shell';
import { EmptyState } from '@jinshu/ui/empty-state';
import { FileBrowser, type FileItem } from '@jinshu/ui/file-browser';
import { PageHead } from '@jinshu/ui/file-centre';
import { Pagination } from '@jinshu/ui/pagination';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { describeProblem } from '../../core/problem/index.ts';
import { diskTrashOptions } from '../../mail/disk/index.ts';
import { FilesSide } from './FilesSide.tsx';
import { filesStrings as s } from './files.strings.ts';
import { useFilesTools } from './useFilesTools.ts';

const pageSize = 50;
const none: ReadonlySet<string> = new Set();

/** Deleted files and folders of a drive, to restore or to delete permanently. */
export function TrashScreen({ disk }: { disk: Disk }) {
  const { api, intl, formatMessage, rights } = useFilesTools();
  const [page, setPage] = useState(1);
  const [selectedKeys, setSelectedKeys] = useState(none);
  const [erased, setErased] = useState<readonly FileItem[] | null>(null);
  const { data, error, isPending, refetch } = useQuery(diskTrashOptions(api, disk, page, pageSize));
  const { restore, erase } = useTrash(disk, () => setSelectedKeys(none));
  const files = useMemo(
    (): FileItem[] =>
      (data?.results ?? []).map(({ id, name, kind, size, path, deletedAt }) => ({
        id: String(id),
        name,
        size,
        isFolder: kind === 'folder',
        place: path.join(' / '),
        deletedAt,
      })),
    [data],
  );
  return (
    <>
      <FilesSide current="trash" disk={disk} onRefresh={() => void refetch()} />
      <Panel>
        <FileBrowser
          aria-label={formatMessage(s.trash)}
          files={files}
          actions={rights.canChange ? ['restore', 'deleteForever'] : []}
          breadcrumbs={<PageHead isInBar title={formatMessage(s.trash)} note={formatMessage(s.trashHelp, { days: trashDays })} />}
          selectedKeys={selectedKeys}
          onSelectionChange={setSelectedKeys}
          onAction={(action, on) => (action === 'restore' ? restore.mutate(on) : setErased(on))}
          isLoading={isPending}
          emptyState={<EmptyState title={error ? describeProblem(intl, error) : formatMessage(s.trashEmpty)} />}
          pagination={
            <Pagination
              page={page}
              pageSize={pageSize}
              total={data?.count ?? 0}
              onPageChange={setPage}
              formatRange={(from, to, total) => formatMessage(s.range, { from, to, total })}
            />
          }
        />
      </Panel>
      {erased && (
        <AlertDialog
          isOpen
          tone="danger"
          title={formatMessage(s.eraseTitle, { count: erased.length })}
          confirmLabel={formatMessage(s.erase)}
          onOpenChange={() => setErased(null)}
          onConfirm={() => {
            setErased(null);
            erase.mutate(erased);
          }}
        >
          {formatMessage(s.eraseHelp)}
        </AlertDialog>
      )}
    </>
  );
}

/** Restores entries of the trash, or deletes them permanently. */
function useTrash(disk: Disk, onDone: () => void) {
  const { api, formatMessage, report, refresh, say } = useFilesTools();
  const idsOf = (files: readonly FileItem[]) => files.map(({ id }) => Number(id));
  const common = {
    onError: report,
    onSettled: () => {
      refresh({ type: 'disk.changed', disk });
      onDone();
    },
  };
  const restore = useMutation({
    ...common,
    mutationFn: (files: readonly FileItem[]) => api.call(restoreDiskTrash, { params: { disk }, body: { ids: idsOf(files) } }),
    onSuccess: ({ restoredCount }) => say(formatMessage(s.restored, { count: restoredCount })),
  });
  const erase = useMutation({
    ...common,
    mutationFn: (files: readonly FileItem[]) => api.call(deleteDiskTrash, { params: { disk }, body: { ids: idsOf(files) } }),
    onSuccess: ({ removedCount }) => say(formatMessage(s.erased, { count: removedCount })),
  });
  return { restore, erase };
}
