import { type Disk, Problem } from '@jinshu/api';
import type { QueuedFile } from '@jinshu/mail-machines';
import type { NameConflictAnswer } from '@jinshu/ui/file-browser';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { describeRefusal, diskUploaderOf, nameOfTarget } from '../../mail/attachment/index.ts';
import { composeParametersOptions } from '../../mail/draft/index.ts';
import { filesStrings as s } from './files.strings.ts';
import { folderOfPath, makeFolders } from './makeFolders.ts';

/** File with its path in the folder that the user dropped or selected. */
export interface FileWithPath {
  file: File;
  path: string;
}

/** Opens a file again after a reload, where the browser can. */
type FileOpener = (file: File) => Promise<FileSystemFileHandle | undefined>;

const isTaken = ({ state, problem }: QueuedFile) => state === 'error' && problem instanceof Problem && problem.code === 'disk-name-taken';

/** Uploads to the drives. They continue on other pages, and after a reload. */
export function useUploads() {
  const intl = useIntl();
  const account = useAccount();
  const report = useReport();
  const {
    data: { transitLimit },
  } = useSuspenseQuery(composeParametersOptions(account.api));
  const uploader = diskUploaderOf(account, {
    rules: { excludedExtensions: account.info.excludedExtensions, maximumBytes: transitLimit, allowsSameName: true },
    onEnd: ({ done, failed }) => {
      if (failed > 0) toasts.add({ message: intl.formatMessage(s.notUploaded, { count: failed }), tone: 'danger', key: 'disk-upload' });
      else toasts.add({ message: intl.formatMessage(s.uploaded, { count: done }), key: 'disk-upload' });
    },
  });
  const { actor, watch } = uploader;
  useEffect(() => watch(), [watch]);
  const { files, refused } = useSelector(actor, ({ context }) => context);
  const [forAll, setForAll] = useState<NameConflictAnswer | null>(null);
  const taken = files.filter(isTaken);

  const answer = (key: string, given: NameConflictAnswer) => {
    if (given === 'skip') actor.send({ type: 'remove', key });
    else actor.send({ type: 'retry', key, onTaken: given === 'replace' ? 'replace' : 'keep' });
  };
  // An answer for all holds until everything has ended.
  const isBusy = files.some(({ state }) => state === 'waiting' || state === 'uploading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers each file once, when its name turns out to be taken
  useEffect(() => {
    if (forAll === null) return;
    if (taken.length === 0 && !isBusy) setForAll(null);
    for (const { key } of taken) answer(key, forAll);
  }, [forAll, taken.length, isBusy]);

  const upload = async (disk: Disk, folderId: number, chosen: readonly FileWithPath[], opener?: FileOpener) => {
    try {
      const folders = await makeFolders(
        account.api,
        disk,
        folderId,
        chosen.map(({ path }) => path),
      );
      const pathOf = new Map(chosen.map(({ file, path }) => [file, folderOfPath(path)]));
      uploader.add([...pathOf.keys()], opener, (file) => ({
        folder: nameOfTarget({ disk, folderId: folders.get(pathOf.get(file) ?? '') ?? folderId }),
      }));
    } catch (error) {
      report(error);
    }
  };
  return {
    uploader,
    files: files.filter((file) => !isTaken(file)),
    refused: refused.map((one) => describeRefusal(intl, one, transitLimit)),
    /** First file whose name is taken, and the number of files after it. */
    asked: forAll === null ? taken[0] : undefined,
    moreCount: files.filter(({ state }) => state !== 'success').length - 1,
    answer: (key: string, given: NameConflictAnswer, isForAll: boolean) => {
      if (isForAll) setForAll(given);
      answer(key, given);
    },
    upload: (disk: Disk, folderId: number, chosen: readonly FileWithPath[], opener?: FileOpener) =>
      void upload(disk, folderId, chosen, opener),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
