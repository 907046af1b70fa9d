import type { Db, Tx } from '../platform/db/index.ts';

/** An account as the command line lists it. */
export interface ListedAccount {
  address: string;
  name: string;
  employeeNumber: string | null;
  department: string | null;
  isAdmin: boolean;
  isActive: boolean;
  usedBytes: number;
  quotaBytes: number;
}

/** All accounts by address. */
export async function listAccounts(db: Db): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('mailbox', 'mailbox.id', 'account.mailbox_id')
    .leftJoin('department', 'department.id', 'account.department_id')
    .leftJoin('operation_role', 'operation_role.account_id', 'account.id')
    .select([
      'account.login',
      'account.name',
      'account.employee_number',
      'department.name as department',
      'operation_role.role',
      'account.is_active',
    ])
    .select(['mailbox.used_bytes', 'mailbox.quota_bytes'])
    .orderBy('account.login')
    .execute();
  return rows.map((row) => ({
    address: row.login,
    name: row.name,
    employeeNumber: row.employee_number,
    department: row.department,
    isAdmin: row.role === 'super',
    isActive: row.is_active,
    usedBytes: row.used_bytes,
    quotaBytes: row.quota_bytes,
  }));
}

/** The account of an address, or nothing. */
export const findAccount = (db: Db | Tx, address: string) =>
  db.selectFrom('account').select(['id', 'mailbox_id', 'login', 'is_active']).where('login', '=', address.toLowerCase()).executeTakeFirst();

/** The number of a department, or nothing. */
export async function findDepartment(db: Db | Tx, name: string): Promise<number | undefined> {
  return (await db.selectFrom('department').select('id').where('name', '=', name).executeTakeFirst())?.id;
}

/** Whether mail of a domain is kept here beside that of the settings. */
export async function hasDomain(db: Db | Tx, name: string): Promise<boolean> {
  return (
    (await db.selectFrom('domain').select('name').where('name', '=', name).where('alias_of', 'is', null).executeTakeFirst()) !== undefined
  );
}

/** Finds a mailbox by its address. */
export async function findMailboxId(db: Db, address: string): Promise<number | undefined> {
  return (await db.selectFrom('mailbox').select('id').where('address', '=', address).executeTakeFirst())?.id;
}
