import {
  type CallInput,
  downloadAttachment,
  downloadReviewAttachment,
  previewAttachment,
  previewReviewAttachment,
  showPreview,
  showReviewPreview,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { PreviewPlace } from './previewAddress.ts';

/** Requested attachment and its message. */
export interface AskedFile {
  mail: PreviewPlace['mail'];
  sid: string;
  /** Grant of a message opened with a password. */
  grant?: string | undefined;
}

const ofMail = ({ mail, sid, grant }: AskedFile): CallInput<typeof showPreview> | null =>
  'reviewId' in mail ? null : { query: { ...mail, sid, grant } };
const ofReview = ({ mail, sid }: AskedFile): CallInput<typeof showReviewPreview> => ({
  query: { mailId: 'reviewId' in mail ? mail.reviewId : 0, sid, did: undefined },
});

/** Fetches the server's preview of an attachment, for a message in a folder or under review. */
export function askPreview(api: ApiClient, asked: AskedFile, signal: AbortSignal) {
  const input = ofMail(asked);
  return input ? api.call(previewAttachment, input, { signal }) : api.call(previewReviewAttachment, ofReview(asked), { signal });
}

/** The bytes that a file is shown as. */
export function fetchPreview(api: ApiClient, asked: AskedFile, signal: AbortSignal) {
  const input = ofMail(asked);
  return input ? api.call(showPreview, input, { signal }) : api.call(showReviewPreview, ofReview(asked), { signal });
}

/** The address of these bytes. */
export function previewHref(api: ApiClient, asked: AskedFile): string {
  const input = ofMail(asked);
  return input ? api.href(showPreview, input) : api.href(showReviewPreview, ofReview(asked));
}

/** The address at which the file itself is fetched. */
export function downloadHref(api: ApiClient, asked: AskedFile): string {
  const input = ofMail(asked);
  return input
    ? api.href(downloadAttachment, { query: { ...input.query, download: true } })
    : api.href(downloadReviewAttachment, ofReview(asked));
}
