import { safeType } from '../../mail/attachment/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import type { BlobAnswer } from '../../platform/http/index.ts';
import { type OpenFile, streamOf } from './openFile.ts';

/** Returns the response that serves a file. Only types that run nothing are shown in the browser; others are downloaded. */
export function fileAnswer(
  deps: Pick<Deps, 'db' | 'blobs'>,
  file: Pick<OpenFile, 'name' | 'type' | 'size' | 'hash' | 'bytes'>,
  isDownload: boolean,
): BlobAnswer {
  const { type, canShow } = safeType(file.type);
  return {
    bytes: streamOf(deps, file),
    size: file.size,
    fileName: file.name,
    type,
    isInline: canShow && !isDownload,
    etag: file.hash.toString('hex'),
  };
}
