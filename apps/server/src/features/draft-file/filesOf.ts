import { type Draft, type MessageAttachment, Problem, type Validity } from '@jinshu/api';
import { type KeptFile, selectKeptFilesById } from '../../mail/attachment/index.ts';
import type { LinkTarget } from '../../mail/online-link/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { accessDisk, downloadableFiles, findDisk, selectDiskFiles } from '../disk/index.ts';

/** A file that a form names, wherever it is kept. */
export interface FormFile extends KeptFile {
  /** List of the form that contains it. */
  source: 'attachment' | 'personal' | 'company';
  /** Target of a link to it. */
  target: LinkTarget;
  /** Whether the file is sent as a link in the message instead of as an attachment. */
  isOnline: boolean;
  /** Validity of the link. Undefined if the organization decides. */
  validity: Validity | undefined;
  /** Secrecy level; 0 if none was given. */
  level: number;
}

type Lists = Pick<Draft, 'attachments' | 'netAttachments' | 'companyAttachments'>;
type Ref = Lists['attachments'][number];

/** Looks up what the refs of one list name. */
type Find = (ids: readonly number[]) => Promise<Map<number, KeptFile & { target: LinkTarget }>>;

type Linked = Awaited<ReturnType<Find>>;

const linked = (files: Awaited<ReturnType<typeof selectDiskFiles>>): Linked =>
  new Map([...files].map(([id, file]) => [id, { ...file, target: { diskId: file.diskId, diskFileId: id } }]));

/**
 * The files of all three lists of a form, in its order (ATT-01): a folder is a problem (SND-06), and so is what is not there, unless
 * `skipsMissing` says that the rest will do. With `accountId`, a file of the company's disk must be one that this account may download
 * (FIL-16).
 */
export async function filesOf(
  db: Db | Tx,
  mailboxId: number,
  form: Lists,
  { skipsMissing = false, accountId }: { skipsMissing?: boolean; accountId?: number } = {},
): Promise<FormFile[]> {
  const kept: Find = async (ids) => {
    const files = await selectKeptFilesById(db, mailboxId, ids);
    return new Map([...files].map(([id, file]) => [id, { ...file, target: { attachmentId: id } }]));
  };
  const find = async (source: FormFile['source'], refs: readonly Ref[], look: Find): Promise<FormFile[]> => {
    if (refs.length === 0) return [];
    if (refs.some(({ kind }) => kind === 'folder')) throw new Problem('send-no-folders');
    const files = await look(refs.map(({ id }) => id));
    return refs.flatMap(({ id, level = 0, isOnline = false, validity }) => {
      const file = files.get(id);
      if (!file && !skipsMissing) throw new Problem('attachment-not-found', { id });
      return file ? [{ ...file, source, isOnline, validity, level }] : [];
    });
  };
  const { attachments, netAttachments, companyAttachments } = form;
  const personal: Find = async (ids) => linked(await selectDiskFiles(db, await findDisk(db, { disk: 'personal', mailboxId }), ids));
  const company: Find = async (ids) => {
    if (accountId === undefined) return linked(await selectDiskFiles(db, await findDisk(db, { disk: 'company' }), ids));
    return linked(await downloadableFiles(db, await accessDisk(db, 'company', { accountId, mailboxId }), ids));
  };
  return [
    ...(await find('attachment', attachments, kept)),
    ...(await find('personal', netAttachments, personal)),
    ...(await find('company', companyAttachments, company)),
  ];
}

/** The ids of those that are stored attachments. */
export const keptIds = (files: readonly FormFile[]): number[] => files.flatMap(({ source, id }) => (source === 'attachment' ? [id] : []));

/** A file of a draft as its composer takes it up again. */
export const toDraftAttachment = ({ id, name, size, type, source, level, isOnline, validity }: FormFile): MessageAttachment => ({
  id,
  sid: '',
  name,
  size,
  type,
  isInline: false,
  ...(level > 0 && { level }),
  ...(source === 'personal' && { isNet: true }),
  ...(source === 'company' && { isCompany: true }),
  ...(isOnline && { isOnline, ...(validity && { validity }) }),
});
