import {
  type CallInput,
  type Disk,
  downloadAttachment,
  downloadReviewAttachment,
  previewAttachment,
  previewDiskFile,
  previewReviewAttachment,
  previewSharedFile,
  type SharedPreview,
  showDiskPreview,
  showPreview,
  showReviewPreview,
  showSharedPreview,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { PreviewPlace } from './previewAddress.ts';

/** A file of a drive. */
interface DiskFileRef {
  disk: Disk;
  fileId: number;
}

/** A file of a share. Its preview takes the grant of the share, and its bytes that of the preview. */
interface SharedFileRef {
  link: string;
  fileId: number;
}

/** Source of a previewed file: a message in a folder or under review, a drive, or a share. */
export type PreviewSource = PreviewPlace['mail'] | DiskFileRef | SharedFileRef;

/** Requested attachment and its message, or a file of a drive. */
export interface AskedFile {
  mail: PreviewSource;
  sid: string;
  /** Grant of a message opened with a password, of a share, or of a preview. */
  grant?: string | undefined;
}

const ofMail = ({ mail, sid, grant }: AskedFile): CallInput<typeof showPreview> | null =>
  'uid' in mail ? { query: { ...mail, sid, grant } } : null;
const ofDisk = ({ mail }: AskedFile): CallInput<typeof showDiskPreview> | null =>
  'disk' in mail ? { params: { disk: mail.disk, id: mail.fileId } } : null;
const ofShare = ({ mail, grant = '' }: AskedFile): CallInput<typeof showSharedPreview> | null =>
  'link' in mail ? { query: { ...mail, grant } } : null;
const ofReview = ({ mail, sid }: AskedFile): CallInput<typeof showReviewPreview> => ({
  query: { mailId: 'reviewId' in mail ? mail.reviewId : 0, sid, did: undefined },
});

/** Fetches the server's preview of a file. That of a shared file has a grant. */
export function askPreview(api: ApiClient, asked: AskedFile, signal: AbortSignal): Promise<SharedPreview> {
  const input = ofMail(asked);
  const onDisk = ofDisk(asked);
  if (onDisk) return api.call(previewDiskFile, onDisk, { signal });
  const shared = ofShare(asked);
  if (shared) return api.call(previewSharedFile, shared, { signal });
  return input ? api.call(previewAttachment, input, { signal }) : api.call(previewReviewAttachment, ofReview(asked), { signal });
}

/** The bytes that a file is shown as. */
export function fetchPreview(api: ApiClient, asked: AskedFile, signal: AbortSignal) {
  const input = ofMail(asked);
  const onDisk = ofDisk(asked);
  if (onDisk) return api.call(showDiskPreview, onDisk, { signal });
  const shared = ofShare(asked);
  if (shared) return api.call(showSharedPreview, shared, { signal });
  return input ? api.call(showPreview, input, { signal }) : api.call(showReviewPreview, ofReview(asked), { signal });
}

/** The address of these bytes. */
export function previewHref(api: ApiClient, asked: AskedFile): string {
  const input = ofMail(asked);
  const onDisk = ofDisk(asked);
  if (onDisk) return api.href(showDiskPreview, onDisk);
  const shared = ofShare(asked);
  if (shared) return api.href(showSharedPreview, shared);
  return input ? api.href(showPreview, input) : api.href(showReviewPreview, ofReview(asked));
}

/** The address at which an attachment itself is fetched. */
export function downloadHref(api: ApiClient, asked: AskedFile & { mail: PreviewPlace['mail'] }): string {
  const input = ofMail(asked);
  return input
    ? api.href(downloadAttachment, { query: { ...input.query, download: true } })
    : api.href(downloadReviewAttachment, ofReview(asked));
}
