import {
  type CallOutput,
  chunkBytes,
  type Disk,
  finishUpload,
  getUploadState,
  Problem,
  parallelChunks,
  type TakenChoice,
  testChunk,
  uploadChunk,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { uploadTypeOf } from '@jinshu/mail-machines';
import { hashFile } from './hashFile.ts';
import { nameBeforeMd5 } from './nameBeforeMd5.ts';
import { type RetryOptions, retrying } from './retrying.ts';

export interface UploadOptions extends RetryOptions {
  /** Hears how many bytes the server has. */
  onProgress: (sentBytes: number) => void;
  /** Raw name of the folder into which the file's messages are imported. Without it, the file is stored as an attachment. */
  importInto?: string | undefined;
  /** The folder of a disk that the file goes to, 0 being the top. */
  into?: { disk: Disk; folderId: number } | undefined;
  /** Answer if the name is taken in that folder. @default 'keep' */
  onTaken?: TakenChoice | undefined;
}

/** Above this size a file is sent while its MD5 is still being computed. */
const waitsForMd5 = 8 * chunkBytes;

/** Server state of a file. */
interface Known {
  /** The name of its pieces. */
  sentAs: string;
  /** Numbers of the stored pieces; undefined if the file is complete. */
  present?: readonly number[] | undefined;
}

/**
 * Uploads a file in pieces (ATT-16 to ATT-22). Pieces that the server already has aren't sent again. Broken connections are retried, and an
 * aborted upload can be resumed.
 */
export async function uploadFile(api: ApiClient, file: File, options: UploadOptions): Promise<CallOutput<typeof finishUpload>> {
  const { onProgress, importInto, into, onTaken } = options;
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const trying = { ...options, signal };
  let hash: Promise<string> | undefined;
  const hashed = () => {
    hash ??= retrying(() => hashFile(file, signal), trying);
    return hash;
  };
  // It is wanted in any case, and takes its time.
  hashed().catch(() => undefined);
  try {
    for (let isSecond = false; ; isSecond = true) {
      const { sentAs, present } = await ask(api, file, hashed, trying);
      // Together: whichever fails first ends the other.
      const [md5] = await Promise.all([hashed(), present && sendChunks(api, file, sentAs, new Set(present), trying)]);
      onProgress(file.size);
      const body = {
        md5,
        sentAs: sentAs === md5 ? undefined : sentAs,
        uploadType: uploadTypeOf(importInto),
        name: file.name,
        type: file.type,
        size: file.size,
        folderId: into?.folderId ?? -1,
        disk: into?.disk,
        onTaken,
        folder: importInto,
      };
      try {
        return await retrying(() => api.call(finishUpload, { body }, { signal }), trying);
      } catch (error) {
        // The server has deleted pieces since they were sent. Send the missing ones again.
        if (isSecond || !(error instanceof Problem && error.code === 'upload-incomplete')) throw error;
      }
    }
  } finally {
    stop.abort();
  }
}

/**
 * Finds out what the server has. A large file is not held up for its MD5: its pieces go under a name of their own, unless there is a file
 * of its size that it may turn out to be.
 */
async function ask(api: ApiClient, file: File, md5: () => Promise<string>, options: RetryOptions): Promise<Known> {
  const stateOf = (name: string, size?: number) =>
    retrying(() => api.call(getUploadState, { query: { md5: name, size } }, { signal: options.signal }), options);
  if (file.size > waitsForMd5) {
    const sentAs = await nameBeforeMd5(file, chunkBytes);
    const { state, chunks, mayBeKnown } = await stateOf(sentAs, file.size);
    if (state !== 2 && !mayBeKnown) return { sentAs, present: chunks };
  }
  const sentAs = await md5();
  const { state, chunks } = await stateOf(sentAs);
  return { sentAs, present: state === 2 ? undefined : chunks };
}

/** Sends the missing pieces, three at a time; the first that fails for good stops the rest. */
async function sendChunks(
  api: ApiClient,
  file: File,
  md5: string,
  present: ReadonlySet<number>,
  { signal, onProgress, pause }: UploadOptions,
): Promise<void> {
  const total = Math.ceil(file.size / chunkBytes);
  const sizeOf = (number: number) => Math.min(chunkBytes, file.size - number * chunkBytes);
  const missing = Array.from({ length: total }, (_, number) => number).filter((number) => !present.has(number));
  let sent = file.size - missing.reduce((sum, number) => sum + sizeOf(number), 0);
  onProgress(sent);
  const sendOne = (number: number) =>
    retrying(
      async (failures) => {
        // The connection may have failed after the piece arrived, but before the response.
        if (failures > 0 && (await api.call(testChunk, { query: { md5, number } }, { signal })).isPresent) return;
        const piece = file.slice(number * chunkBytes, (number + 1) * chunkBytes);
        const body = { number, md5, nonce: crypto.getRandomValues(new Uint32Array(1)).join() };
        await api.call(uploadChunk, { body, file: piece }, { signal });
      },
      { signal, pause },
    );
  const send = async () => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      await sendOne(number).catch((error: unknown) => {
        missing.length = 0;
        throw error;
      });
      sent += sizeOf(number);
      onProgress(sent);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: parallelChunks }, send));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
