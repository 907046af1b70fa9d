import { Problem } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/db.ts';
import type { Session } from '../session/Session.ts';

/** Name of the product, fixed until it can be changed in the administration. */
export const systemName = '锦书';

/** Permissions of an account. The names are those of the login-after info. */
export interface Permissions {
  /** Forwarding, forwarding as attachment, sending again (PRM-05). */
  canForward: boolean;
  /** Whether messages and attachments can be downloaded, and attachments previewed (PRM-06). */
  canDownload: boolean;
  /** Every way to delete is hidden (PRM-07). */
  hidesDelete: boolean;
  /** Whether the organization's people and departments are visible (PRM-08). */
  hasDepartments: boolean;
  /** The company book is shown (PRM-09). */
  showsCompanyBook: boolean;
  /** The books of the other domains that are kept here are shown (PRM-09). */
  showsSharedDomainBooks: boolean;
  /** Whether inserting images from files into messages is disabled (PRM-04). */
  disablesImageUpload: boolean;
  /** File extensions that are refused as attachments (PRM-02). */
  excludedExtensions: string[];
  /** Security mode: messages need a secrecy level (D-29, CMP-36). */
  isSecure: boolean;
  /** Highest level of messages and of attachments, 1 to 5; 0 if levels are not used (D-29). */
  mailLevel: number;
  attachLevel: number;
  /** Whether recipients can be notified of a message by SMS (CMP-13, CMP-55). */
  canNotifyBySms: boolean;
}

/** Files that run when they are opened: never taken as attachments unless an account's permissions say otherwise. */
export const executableExtensions = (
  'ade adp app appx appxbundle bat cab chm cmd com cpl dll exe hta ins iso isp jar js jse lib lnk mde msc msi msix msixbundle msp mst ' +
  'nsh pif ps1 reg scr sct sh shb sys vb vbe vbs vhd vxd wsc wsf wsh xll'
).split(' ');

/** Permissions of an account without restrictions. */
export const defaultPermissions: Permissions = {
  canForward: true,
  canDownload: true,
  hidesDelete: false,
  hasDepartments: true,
  showsCompanyBook: true,
  showsSharedDomainBooks: false,
  disablesImageUpload: false,
  excludedExtensions: executableExtensions,
  isSecure: false,
  mailLevel: 0,
  attachLevel: 0,
  canNotifyBySms: true,
};

/** Returns the permissions of an account: the defaults, overridden by its settings. */
export async function permissionsOf(db: Db | Tx, accountId: number): Promise<Permissions> {
  const { rows } = await sql<{ permissions: Partial<Permissions> }>`SELECT permissions FROM account WHERE id = ${accountId}`.execute(db);
  return { ...defaultPermissions, ...rows[0]?.permissions };
}

type Caller = Pick<Session, 'accountId'>;

async function allow(db: Db | Tx, { accountId }: Caller, isAllowed: (permissions: Permissions) => boolean): Promise<void> {
  if (!isAllowed(await permissionsOf(db, accountId))) throw new Problem('forbidden');
}

/** Refuses to do away with mail for whom every way to delete is hidden (PRM-07, PRM-12). */
export const allowDeleting = (db: Db | Tx, caller: Caller): Promise<void> => allow(db, caller, ({ hidesDelete }) => !hidesDelete);

/** Throws `forbidden` unless the caller may download messages and files (PRM-06, PRM-12). */
export const allowDownloading = (db: Db | Tx, caller: Caller): Promise<void> => allow(db, caller, ({ canDownload }) => canDownload);
