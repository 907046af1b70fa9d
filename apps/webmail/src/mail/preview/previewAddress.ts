import { type MessageRef, suffixOf } from '@jinshu/api';

/** Attachment, as identified in the address of its preview. */
export interface FileToPreview {
  sid: string;
  name: string;
  size: number;
}

/** Message under review. */
export interface ReviewRef {
  reviewId: number;
}

/** Attachment of a message in a folder. */
export interface MailPlace extends PreviewPlace {
  mail: MessageRef;
}

/** Content of a preview address (VIE-03, VIE-04). */
export interface PreviewPlace {
  mail: MessageRef | ReviewRef;
  file: FileToPreview;
  subject: string;
}

/** Returns the preview address of an attachment (VIE-03, VIE-04). */
export function previewAddress({ mail, file, subject }: PreviewPlace): string {
  const query = new URLSearchParams({
    ...('reviewId' in mail ? { id: String(mail.reviewId) } : { id: String(mail.uid), fid: mail.folder }),
    sid: file.sid,
    type: 'reviewId' in mail ? 'review' : 'attach',
    size: String(file.size),
    suffix: suffixOf(file.name),
    name: file.name,
    subject,
  });
  return `/preview/?${query}`;
}

/** Parses a preview address. Null if it doesn't identify an attachment. */
export function readPreviewAddress(query: URLSearchParams): PreviewPlace | null {
  const sid = query.get('sid');
  const mail = mailIn(query);
  if (!mail || !sid) return null;
  const size = Number(query.get('size'));
  return {
    mail,
    file: { sid, name: query.get('name') ?? '', size: Number.isFinite(size) ? size : 0 },
    subject: query.get('subject') ?? '',
  };
}

function mailIn(query: URLSearchParams): PreviewPlace['mail'] | null {
  const id = Number(query.get('id'));
  const folder = query.get('fid');
  if (!Number.isSafeInteger(id) || id < 1) return null;
  if (query.get('type') === 'review') return { reviewId: id };
  return query.get('type') === 'attach' && folder ? { uid: id, folder } : null;
}
