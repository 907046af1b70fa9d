import { type Disk, disks, Problem } from '@jinshu/api';
import type { UploadProgress, UploadTarget } from '@jinshu/mail-machines';
import { fromCallback } from 'xstate';
import type { AccountSystem } from '../../core/account/index.ts';
import { applyChange, askAgain } from '../../core/cache/index.ts';
import { uploadFile } from '../../core/upload/index.ts';
import { attachmentKeys } from './attachment.queries.ts';

/** Progress is shown no more often: drawing it takes the processor from what sends. */
const showMs = 400;

/** Folder of a drive. */
interface DiskTarget {
  disk: Disk;
  folderId: number;
}

/** Returns a folder of a drive as the upload queue names it. */
export const nameOfTarget = ({ disk, folderId }: DiskTarget): string => `${disk}/${folderId}`;

/** Returns the folder of a drive by its name in the upload queue. Undefined for files that are attached to messages. */
function targetOf(name: string): DiskTarget | undefined {
  const [disk, id] = name.split('/');
  const known = disks.find((one) => one === disk);
  return known && { disk: known, folderId: Number(id) };
}

/** Sends the files of the upload queue: as mail attachments, or into folders of the drives. */
export const sendingActor = ({ api, queryClient }: Pick<AccountSystem, 'api' | 'queryClient'>, fileOf: (key: string) => File | undefined) =>
  fromCallback<{ type: 'never' }, { key: string; folder: string } & UploadTarget>(({ input: { key, folder, onTaken }, sendBack }) => {
    const stop = new AbortController();
    const into = targetOf(folder);
    const say = (event: UploadProgress) => {
      if (!stop.signal.aborted) sendBack(event);
    };
    let shownAt = Number.NEGATIVE_INFINITY;
    uploadFile(api, fileOf(key) as File, {
      signal: stop.signal,
      into,
      // Asked only once the pieces are there: an answer then takes no second upload.
      onTaken: into && (onTaken ?? 'ask'),
      onProgress: (sentBytes) => {
        if (performance.now() - shownAt < showMs) return;
        shownAt = performance.now();
        say({ type: 'progressed', key, sentBytes });
      },
    }).then(
      (result) => {
        if (into) applyChange(queryClient, { type: 'disk.changed', disk: into.disk });
        else askAgain(queryClient, { queryKey: attachmentKeys.all });
        say({ type: 'uploaded', key, result });
      },
      (problem: unknown) => say({ type: 'failed', key, problem: problem instanceof Problem ? problem : new Problem('upload-damaged') }),
    );
    return () => stop.abort();
  });
