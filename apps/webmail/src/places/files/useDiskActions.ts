import {
  createDiskFolder,
  type Disk,
  deleteDiskEntries,
  downloadDiskFile,
  renameDiskFile,
  renameDiskFolder,
  restoreDiskTrash,
  zipDiskEntries,
} from '@jinshu/api';
import type { FileItem } from '@jinshu/ui/file-browser';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { applyChange } from '../../core/cache/applyChange.ts';
import { useReport } from '../../core/problem/useReport.ts';
import { toasts } from '../../core/toast/toasts.ts';
import { idOfKey, selectionOf } from '../../mail/disk/index.ts';
import { filesStrings as s } from './files.strings.ts';

/** How long an action can be undone, in milliseconds. */
export const undoableMs = 8000;

/** Lets the browser download from an address of the server. */
function fetchByBrowser(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/** Actions on the files and folders of a drive. Failures are reported, and the lists are refreshed. */
export function useDiskActions(disk: Disk, folderId: number) {
  const { api, queryClient } = useAccount();
  const { formatMessage } = useIntl();
  const report = useReport();
  const params = { disk };
  const refresh = () => applyChange(queryClient, { type: 'disk.changed', disk });
  /** Runs a call and refreshes the lists, also after a failure: they may have been out of date. */
  const run = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      report(error);
    } finally {
      refresh();
    }
  };
  const undoDelete = (undoId: string) =>
    run(async () => {
      const { restoredCount } = await api.call(restoreDiskTrash, { params, body: { undoId } });
      toasts.add({ message: formatMessage(s.restored, { count: restoredCount }), key: 'disk' });
    });
  return {
    create: (name: string) => void run(() => api.call(createDiskFolder, { params, body: { folderId, name } })),
    rename: (file: FileItem, name: string) =>
      void run(() =>
        api.call(file.isFolder ? renameDiskFolder : renameDiskFile, { params: { disk, id: idOfKey(file.id) }, body: { name } }),
      ),
    remove: (files: readonly FileItem[]) =>
      void run(async () => {
        const body = selectionOf(files.map(({ id }) => id));
        const { undoId } = await api.call(deleteDiskEntries, { params, body });
        toasts.add({
          message: formatMessage(s.deleted, { count: files.length }),
          key: 'disk',
          timeoutMs: undoableMs,
          action: { label: formatMessage(s.undo), onPress: () => void undoDelete(undoId) },
        });
      }),
    download: ({ id }: FileItem) =>
      fetchByBrowser(api.href(downloadDiskFile, { params: { disk, id: idOfKey(id) }, query: { versionId: undefined } })),
    zip: (files: readonly FileItem[]) =>
      fetchByBrowser(api.href(zipDiskEntries, { params, query: selectionOf(files.map(({ id }) => id)) })),
  };
}
