import {
  type CallInput,
  type Disk,
  downloadAttachment,
  downloadDiskFile,
  downloadReviewAttachment,
  previewAttachment,
  previewDiskFile,
  previewReviewAttachment,
  showDiskPreview,
  showPreview,
  showReviewPreview,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { PreviewPlace } from './previewAddress.ts';

/** A file of a drive. */
interface DiskFileRef {
  disk: Disk;
  fileId: number;
}

/** Source of a previewed file: a message in a folder or under review, or a drive. */
export type PreviewSource = PreviewPlace['mail'] | DiskFileRef;

/** Requested attachment and its message, or a file of a drive. */
export interface AskedFile {
  mail: PreviewSource;
  sid: string;
  /** Grant of a message opened with a password. */
  grant?: string | undefined;
}

const ofMail = ({ mail, sid, grant }: AskedFile): CallInput<typeof showPreview> | null =>
  'uid' in mail ? { query: { ...mail, sid, grant } } : null;
const ofDisk = ({ mail }: AskedFile): CallInput<typeof showDiskPreview> | null =>
  'disk' in mail ? { params: { disk: mail.disk, id: mail.fileId } } : null;
const ofReview = ({ mail, sid }: AskedFile): CallInput<typeof showReviewPreview> => ({
  query: { mailId: 'reviewId' in mail ? mail.reviewId : 0, sid, did: undefined },
});

/** Fetches the server's preview of a file. */
export function askPreview(api: ApiClient, asked: AskedFile, signal: AbortSignal) {
  const input = ofMail(asked);
  const onDisk = ofDisk(asked);
  if (onDisk) return api.call(previewDiskFile, onDisk, { signal });
  return input ? api.call(previewAttachment, input, { signal }) : api.call(previewReviewAttachment, ofReview(asked), { signal });
}

/** The bytes that a file is shown as. */
export function fetchPreview(api: ApiClient, asked: AskedFile, signal: AbortSignal) {
  const input = ofMail(asked);
  const onDisk = ofDisk(asked);
  if (onDisk) return api.call(showDiskPreview, onDisk, { signal });
  return input ? api.call(showPreview, input, { signal }) : api.call(showReviewPreview, ofReview(asked), { signal });
}

/** The address of these bytes. */
export function previewHref(api: ApiClient, asked: AskedFile): string {
  const input = ofMail(asked);
  const onDisk = ofDisk(asked);
  if (onDisk) return api.href(showDiskPreview, onDisk);
  return input ? api.href(showPreview, input) : api.href(showReviewPreview, ofReview(asked));
}

/** The address at which the file itself is fetched. */
export function downloadHref(api: ApiClient, asked: AskedFile): string {
  const input = ofMail(asked);
  const onDisk = ofDisk(asked);
  if (onDisk) return api.href(downloadDiskFile, { ...onDisk, query: { versionId: undefined } });
  return input
    ? api.href(downloadAttachment, { query: { ...input.query, download: true } })
    : api.href(downloadReviewAttachment, ofReview(asked));
}
