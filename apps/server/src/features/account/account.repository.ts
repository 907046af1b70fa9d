import { defaultFolders } from '@jinshu/api';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { readPoliciesAt } from '../../platform/policy/index.ts';
import { nameIndex, sortKey } from '../contact/index.ts';

/** Input of `createMailbox`. */
export interface NewMailbox {
  address: string;
  name: string;
  isShared?: boolean | undefined;
  /** 0 for no limit. @default 0; of an account that of the policies */
  quotaBytes?: number | undefined;
}

/** Capacities in bytes; 0 for no limit. */
export interface Capacities {
  quotaBytes: number;
  diskQuotaBytes: number;
}

/** Returns the capacities of a new mailbox and its personal drive in a department (BAK-83). */
async function newCapacities(tx: Tx, departmentId: number | undefined): Promise<Capacities> {
  const values = await readPoliciesAt(tx, departmentId === undefined ? { of: 'organisation' } : { of: 'department', departmentId });
  return { quotaBytes: values.mailbox_quota, diskQuotaBytes: values.disk_quota };
}

/** Sets the capacities of a mailbox and its personal drive. Less than what is used deletes nothing. */
export async function updateCapacities(tx: Tx, mailboxId: number, { quotaBytes, diskQuotaBytes }: Capacities): Promise<void> {
  await tx.updateTable('mailbox').set({ quota_bytes: quotaBytes }).where('id', '=', mailboxId).execute();
  await sql`INSERT INTO disk (mailbox_id) VALUES (${mailboxId}) ON CONFLICT DO NOTHING`.execute(tx);
  await tx.updateTable('disk').set({ quota_bytes: diskQuotaBytes }).where('mailbox_id', '=', mailboxId).execute();
}

/** Creates a mailbox with its default folders in their order (FLD-12). Returns its id. */
export async function createMailbox(tx: Tx, { address, name, isShared = false, quotaBytes = 0 }: NewMailbox): Promise<number> {
  const { id } = await tx
    .insertInto('mailbox')
    .values({ address: address.toLowerCase(), name, is_shared: isShared, quota_bytes: quotaBytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('folder')
    .values(defaultFolders.map(({ rawName, role }, position) => ({ mailbox_id: id, raw_name: rawName, name: rawName, role, position })))
    .execute();
  return id;
}

/** New account, with its mailbox. */
export interface NewAccount extends NewMailbox {
  englishName?: string | undefined;
  employeeNumber?: string | undefined;
  /** Result of `hashPassword`. Without it, no one can log in. */
  passwordHash?: string | undefined;
  departmentId?: number | undefined;
  position?: string | undefined;
  /** Capacity of the personal drive; 0 for no limit. @default that of the policies */
  diskQuotaBytes?: number | undefined;
  /** Whether the account is a super administrator (BAK-18). */
  isAdmin?: boolean | undefined;
  /** @default that of the organization */
  language?: string | undefined;
  mobile?: string | undefined;
}

/** Makes an account and its mailbox; the address is the login. Fails with the database's unique violation when it is taken. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<Capacities & { accountId: number; mailboxId: number }> {
  const usual = await newCapacities(tx, account.departmentId);
  const quotaBytes = account.quotaBytes ?? usual.quotaBytes;
  // A shared mailbox has no personal drive.
  const diskQuotaBytes = account.isShared ? 0 : (account.diskQuotaBytes ?? usual.diskQuotaBytes);
  const mailboxId = await createMailbox(tx, { ...account, quotaBytes });
  if (diskQuotaBytes > 0) await updateCapacities(tx, mailboxId, { quotaBytes, diskQuotaBytes });
  const address = account.address.toLowerCase();
  const index = nameIndex({ names: [account.name, account.englishName ?? ''], address });
  const { id } = await tx
    .insertInto('account')
    .values({
      mailbox_id: mailboxId,
      login: address,
      employee_number: account.employeeNumber ?? null,
      password_hash: account.passwordHash ?? null,
      name: account.name,
      english_name: account.englishName ?? '',
      name_index: sql<string>`${index}::tsvector`,
      sort_key: sortKey(account.name),
      department_id: account.departmentId ?? null,
      position: account.position ?? '',
      language: account.language ?? null,
      mobile: account.mobile ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (account.isAdmin) await tx.insertInto('operation_role').values({ account_id: id, role: 'super' }).execute();
  return { accountId: id, mailboxId, quotaBytes, diskQuotaBytes };
}

/** Creates a department after its siblings. Search finds it by its name. Returns its id. */
export async function createDepartment(tx: Tx, { name, parentId }: { name: string; parentId?: number | undefined }): Promise<number> {
  const index = nameIndex({ names: [name], address: '' });
  const { id } = await tx
    .insertInto('department')
    .values({
      name,
      parent_id: parentId ?? null,
      name_index: sql<string>`${index}::tsvector`,
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM department WHERE parent_id IS NOT DISTINCT FROM ${parentId ?? null})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets an account in from a moment on. */
export async function enableAccount(tx: Tx, accountId: number, at: Date): Promise<void> {
  await tx.updateTable('account').set({ is_active: true, enabled_at: at }).where('id', '=', accountId).execute();
}

/** Lets an account in no longer. `acceptsMail`: whether its mail still arrives. */
export async function disableAccount(tx: Tx, accountId: number, acceptsMail: boolean): Promise<void> {
  await tx.updateTable('account').set({ is_active: false, accepts_mail: acceptsMail }).where('id', '=', accountId).execute();
}
