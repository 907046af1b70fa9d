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
import { idOfKey, selectionOf } from '../../mail/disk/index.ts';
import { filesStrings as s } from './files.strings.ts';
import { useFilesTools } from './useFilesTools.ts';

/** Lets the browser download from an address of the server. */
function fetchByBrowser(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/** Actions on the files and folders of a drive. Failures are reported, and the lists are refreshed. */
export function useDiskActions(disk: Disk, folderId: number) {
  const { api, formatMessage, report, refresh, say } = useFilesTools();
  const params = { disk };
  /** Runs a call and refreshes the lists, also after a failure: they may have been out of date. */
  const run = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      report(error);
    } finally {
      refresh({ type: 'disk.changed', disk });
    }
  };
  const undoDelete = (undoId: string) =>
    run(async () => {
      const { restoredCount } = await api.call(restoreDiskTrash, { params, body: { undoId } });
      say(formatMessage(s.restored, { count: restoredCount }));
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
        const takeBack = { label: formatMessage(s.undo), onPress: () => void undoDelete(undoId) };
        say(formatMessage(s.deleted, { count: files.length }), takeBack);
      }),
    download: ({ id }: FileItem) =>
      fetchByBrowser(api.href(downloadDiskFile, { params: { disk, id: idOfKey(id) }, query: { versionId: undefined } })),
    zip: (files: readonly FileItem[]) =>
      fetchByBrowser(api.href(zipDiskEntries, { params, query: selectionOf(files.map(({ id }) => id)) })),
  };
}
