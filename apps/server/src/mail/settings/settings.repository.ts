import { defaultParameters, type Language, type Parameters, type SkinName, skinOrDefault } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/db.ts';
import { defaultPermissions, type Permissions } from '../../platform/permission/permission.repository.ts';

/** The parameters of an account (SET-46): the defaults, and what its user changed. */
export async function parametersOf(db: Db | Tx, accountId: number): Promise<Parameters> {
  const { rows } = await sql<{ settings: Partial<Parameters> }>`SELECT settings FROM account WHERE id = ${accountId}`.execute(db);
  return { ...defaultParameters, ...rows[0]?.settings };
}

/** Everything about an account that its sessions begin with. */
export interface AccountProfile {
  parameters: Parameters;
  permissions: Permissions;
  language: Language;
  skinName: SkinName;
  isAdmin: boolean;
}

/** Parameters, permissions, language and skin of an account. */
export async function selectProfile(db: Db, accountId: number): Promise<AccountProfile | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['settings', 'permissions', 'language', 'skin_name', 'is_admin'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return (
    row && {
      parameters: { ...defaultParameters, ...(row.settings as Partial<Parameters>) },
      permissions: { ...defaultPermissions, ...(row.permissions as Partial<Permissions>) },
      language: row.language as Language,
      skinName: skinOrDefault(row.skin_name),
      isAdmin: row.is_admin,
    }
  );
}

/** Keeps one parameter; a value that is the default is not kept, so that a later default reaches the account. */
export async function updateParameter<K extends keyof Parameters>(tx: Tx, accountId: number, name: K, value: Parameters[K]): Promise<void> {
  await (value === defaultParameters[name]
    ? sql`UPDATE account SET settings = settings - ${name}::text WHERE id = ${accountId}`
    : sql`UPDATE account SET settings = settings || ${JSON.stringify({ [name]: value })}::jsonb WHERE id = ${accountId}`
  ).execute(tx);
}

/** Keeps the language of an account. */
export async function updateLanguage(tx: Tx, accountId: number, language: Language): Promise<void> {
  await tx.updateTable('account').set({ language }).where('id', '=', accountId).execute();
}

/** Keeps the skin of an account. */
export async function updateSkin(tx: Tx, accountId: number, skinName: SkinName): Promise<void> {
  await tx.updateTable('account').set({ skin_name: skinName }).where('id', '=', accountId).execute();
}
