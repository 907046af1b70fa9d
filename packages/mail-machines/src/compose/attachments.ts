import { type AttachmentRef, type Draft, Problem, type StoredAttachment, type Validity } from '@jinshu/api';

/** Storage of an attachment: the user's attachments, the personal drive or the company drive. */
export type AttachmentSource = 'attachment' | 'personal' | 'company';

/** A file of the mail being written. */
export interface ComposedAttachment {
  key: string;
  /** Its number where it is kept, once it is there. */
  id: number | null;
  source: AttachmentSource;
  name: string;
  size: number;
  sentBytes: number;
  state: 'uploading' | 'ready' | 'failed';
  problem: unknown;
  /** Secrecy level from 1 to 5; 0 if not set. */
  level: number;
  /** Whether the file is sent as an online attachment: a link that works for `validity`, or as long as the organization says. */
  isOnline: boolean;
  validity: Validity | undefined;
}

/** A file that is kept already. */
export interface KeptAttachment {
  id: number;
  name: string;
  size: number;
  source?: AttachmentSource | undefined;
  level?: number | undefined;
  isOnline?: boolean | undefined;
  validity?: Validity | undefined;
}

/** Events about the attachments of a message. */
export type AttachmentEvent =
  /** `isOnline`: it is to go as a link. */
  | { type: 'attach'; key: string; name: string; size: number; file: unknown; isOnline?: boolean | undefined }
  /** Files that are kept already; one that is there is passed over. */
  | { type: 'attachKept'; files: readonly KeptAttachment[] }
  | { type: 'detach'; key: string }
  | { type: 'changeAttachment'; key: string; change: Partial<Pick<ComposedAttachment, 'level' | 'isOnline' | 'validity'>> }
  | { type: 'uploadProgressed'; key: string; sentBytes: number }
  /** The uploaded file may be stored in another `source` than the user's attachments. `problem` is the reason if moving it failed. */
  | {
      type: 'uploaded';
      key: string;
      attachment: Pick<StoredAttachment, 'id' | 'name' | 'size'>;
      source?: AttachmentSource | undefined;
      isOnline?: boolean | undefined;
      problem?: unknown;
    }
  | { type: 'uploadFailed'; key: string; problem: unknown }
  | { type: 'retryUpload'; key: string; file: unknown };

/** A file that is kept already, as one of the mail. */
export const toComposed = ({
  id,
  name,
  size,
  source = 'attachment',
  level = 0,
  isOnline = false,
  validity,
}: KeptAttachment): ComposedAttachment => ({
  key: source === 'attachment' ? `kept-${id}` : `${source}-${id}`,
  id,
  source,
  name,
  size,
  sentBytes: size,
  state: 'ready',
  problem: null,
  level,
  isOnline,
  validity,
});

/** Returns failed entries for files that were still uploading when the composer's page closed. The user must choose these files again. */
export const toLost = (files: readonly Pick<KeptAttachment, 'name' | 'size'>[]): ComposedAttachment[] =>
  files.map((file, index) => ({
    ...toComposed({ ...file, id: 0 }),
    key: `lost-${index}`,
    id: null,
    sentBytes: 0,
    state: 'failed',
    problem: new Problem('upload-incomplete'),
  }));

/** The files with those that are kept already; each is there once. */
export function addKept(attachments: readonly ComposedAttachment[], files: readonly KeptAttachment[]): ComposedAttachment[] {
  const known = new Set(attachments.map(({ source, id }) => `${source}-${id}`));
  return [...attachments, ...files.map(toComposed).filter(({ source, id }) => !known.has(`${source}-${id}`))];
}

/** Returns the changes that an event makes to one attachment, or null for other events. */
export function attachmentPatch(event: { type: string }): (Partial<ComposedAttachment> & { key: string }) | null {
  const happened = event as AttachmentEvent;
  switch (happened.type) {
    case 'uploadProgressed':
      return { key: happened.key, sentBytes: happened.sentBytes };
    case 'uploaded': {
      const { key, attachment, source = 'attachment', isOnline } = happened;
      // A disk may have given it another name.
      const { id, name, size } = attachment;
      return { key, id, name, source, sentBytes: size, state: 'ready', ...(isOnline !== undefined && { isOnline }) };
    }
    case 'uploadFailed':
      return { key: happened.key, state: 'failed', problem: happened.problem };
    case 'retryUpload':
      return { key: happened.key, state: 'uploading', sentBytes: 0, problem: null };
    case 'changeAttachment':
      return { key: happened.key, ...happened.change };
    default:
      return null;
  }
}

/** Returns the attachments as the three lists of the draft. Files that are still uploading are left out. */
export function refsOf(attachments: readonly ComposedAttachment[]): Pick<Draft, 'attachments' | 'netAttachments' | 'companyAttachments'> {
  const of = (wanted: AttachmentSource): AttachmentRef[] =>
    attachments.flatMap(({ id, source, level, isOnline, validity }) =>
      id === null || source !== wanted
        ? []
        : [{ id, ...(level > 0 && { level }), ...(isOnline && { isOnline, ...(validity && { validity }) }) }],
    );
  return { attachments: of('attachment'), netAttachments: of('personal'), companyAttachments: of('company') };
}
