import { type CallOutput, chunkBytes, finishUpload, getUploadState, parallelChunks, uploadChunk } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { hashFile } from './hashFile.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** Hears how many bytes the server has. */
  onProgress: (sentBytes: number) => void;
  /** The raw name of the folder that the mails in the file go into; without it the file is kept for letters. */
  importInto?: string | undefined;
}

/** Uploads a file in pieces (ATT-16 to ATT-22): what the server has already is not sent again, and a broken upload goes on where it was. */
export async function uploadFile(
  api: ApiClient,
  file: File,
  { signal, onProgress, importInto }: UploadOptions,
): Promise<CallOutput<typeof finishUpload>> {
  const md5 = await hashFile(file, signal);
  const { state, chunks } = await api.call(getUploadState, { query: { md5 } }, { signal });
  if (state !== 2) await sendChunks(api, file, md5, new Set(chunks), { signal, onProgress });
  onProgress(file.size);
  return api.call(
    finishUpload,
    {
      body: {
        md5,
        uploadType: importInto === undefined ? 'mail' : 'eml',
        name: file.name,
        type: file.type,
        size: file.size,
        folderId: -1,
        folder: importInto,
      },
    },
    { signal },
  );
}

/** Sends the missing pieces, three at a time; the first that fails stops the rest. */
async function sendChunks(
  api: ApiClient,
  file: File,
  md5: string,
  present: ReadonlySet<number>,
  { signal, onProgress }: Pick<UploadOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  const total = Math.ceil(file.size / chunkBytes);
  const missing = Array.from({ length: total }, (_, number) => number).filter((number) => !present.has(number));
  const stop = new AbortController();
  let sent = (total - missing.length) * chunkBytes;
  const send = async () => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      const piece = file.slice(number * chunkBytes, (number + 1) * chunkBytes);
      const body = { number, md5, nonce: crypto.getRandomValues(new Uint32Array(1)).join() };
      await api.call(uploadChunk, { body, file: piece }, { signal: AbortSignal.any([signal, stop.signal]) });
      sent += piece.size;
      onProgress(Math.min(sent, file.size));
    }
  };
  try {
    await Promise.all(Array.from({ length: parallelChunks }, send));
  } catch (error) {
    stop.abort();
    throw error;
  }
}
