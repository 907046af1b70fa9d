import { type AttachmentRef, type Draft, Problem, type StoredAttachment, type Validity } from '@jinshu/api';

/** Where a file of a mail is kept: among the user's stored attachments, on the own disk or on the company's (ATT-01). */
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
  /** How secret it is: 1 to 5, 0 while nobody said (ATT-06). */
  level: number;
  /** It goes as a link in the letter, which holds for so long (ATT-31). */
  isOnline: boolean;
  validity: Validity;
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

/** What happens to the files of a mail. */
export type AttachmentEvent =
  /** `isOnline`: it is to go as a link. */
  | { type: 'attach'; key: string; name: string; size: number; file: unknown; isOnline?: boolean | undefined }
  /** Files that are kept already; one that is there is passed over. */
  | { type: 'attachKept'; files: readonly KeptAttachment[] }
  | { type: 'detach'; key: string }
  | { type: 'changeAttachment'; key: string; change: Partial<Pick<ComposedAttachment, 'level' | 'isOnline' | 'validity'>> }
  | { type: 'uploadProgressed'; key: string; sentBytes: number }
  /** It may have gone to another place than the one for mail (ATT-11, ATT-12); `problem` says why it did not. */
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
  validity = 'month',
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

/** Files that were still on their way when the page of their letter went: they are missed, and have to be chosen again. */
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

/** What an event changes of one file. */
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

/** The files of a mail as its form names them, in three lists; those that are still on their way are left out. */
export function refsOf(attachments: readonly ComposedAttachment[]): Pick<Draft, 'attachments' | 'netAttachments' | 'companyAttachments'> {
  const of = (wanted: AttachmentSource): AttachmentRef[] =>
    attachments.flatMap(({ id, source, level, isOnline, validity }) =>
      id === null || source !== wanted ? [] : [{ id, ...(level > 0 && { level }), ...(isOnline && { isOnline, validity }) }],
    );
  return { attachments: of('attachment'), netAttachments: of('personal'), companyAttachments: of('company') };
}
