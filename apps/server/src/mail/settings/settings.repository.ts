import { type AnySkinName, type Language, type Parameters, parameterNames, skinOrDefault } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';

/** Parameters of accounts without their own: those of the organization (BAK-83). */
export async function parameterDefaults(db: Db | Tx, accountId: number): Promise<Parameters> {
  const values = await readPolicies(db, { accountId });
  const named: Readonly<Record<string, unknown>> = values;
  return Object.fromEntries(Object.entries(parameterNames).map(([code, wire]) => [code, named[wire]])) as unknown as Parameters;
}

const withDefaults = async (db: Db | Tx, accountId: number, chosen: unknown): Promise<Parameters> => ({
  ...(await parameterDefaults(db, accountId)),
  ...(chosen as Partial<Parameters>),
});

/** The parameters of an account (SET-46): the defaults, and what its user changed. */
export async function parametersOf(db: Db | Tx, accountId: number): Promise<Parameters> {
  const { rows } = await sql<{ settings: Partial<Parameters> }>`SELECT settings FROM account WHERE id = ${accountId}`.execute(db);
  return withDefaults(db, accountId, rows[0]?.settings);
}

/** Everything about an account that its sessions begin with. */
export interface AccountProfile {
  parameters: Parameters;
  language: Language;
  skinName: AnySkinName;
  /** Whether the account has a role in the back stage (BAK-16). */
  isAdmin: boolean;
}

/** Returns the language of an account. Without a choice of its user, that of the organization. */
export async function selectLanguage(db: Db, accountId: number): Promise<Language> {
  const row = await db.selectFrom('account').select('language').where('id', '=', accountId).executeTakeFirst();
  return (row?.language as Language | null | undefined) ?? (await readPolicies(db, { accountId })).language;
}

/** Parameters, language and skin of an account. Without a choice of its user, those of the organization (BAK-83). */
export async function selectProfile(db: Db, accountId: number): Promise<AccountProfile | undefined> {
  const row = await db
    .selectFrom('account')
    .leftJoin('operation_role', 'operation_role.account_id', 'account.id')
    .select(['account.settings', 'account.language', 'account.skin_name', 'operation_role.role'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const defaults = await readPolicies(db, { accountId });
  return {
    parameters: await withDefaults(db, accountId, row.settings),
    language: (row.language as Language | null) ?? defaults.language,
    skinName: row.skin_name === null ? defaults.skin_name : skinOrDefault(row.skin_name),
    isAdmin: row.role !== null,
  };
}

/** Keeps parameters; a value that is the default is not kept, so that a later default reaches the account. */
export async function updateParameters(tx: Tx, accountId: number, changed: Partial<Parameters>): Promise<void> {
  const defaults = await parameterDefaults(tx, accountId);
  const names = Object.keys(changed) as (keyof Parameters)[];
  const kept = Object.fromEntries(names.filter((name) => changed[name] !== defaults[name]).map((name) => [name, changed[name]]));
  await sql`UPDATE account SET settings = (settings - ${names}::text[]) || ${JSON.stringify(kept)}::jsonb WHERE id = ${accountId}`.execute(
    tx,
  );
}

/** Keeps the language of an account. */
export async function updateLanguage(tx: Tx, accountId: number, language: Language): Promise<void> {
  await tx.updateTable('account').set({ language }).where('id', '=', accountId).execute();
}

/** Keeps the skin of an account. */
export async function updateSkin(tx: Tx, accountId: number, skinName: AnySkinName): Promise<void> {
  await tx.updateTable('account').set({ skin_name: skinName }).where('id', '=', accountId).execute();
}

/** Forgets the skin of an account if it is none of the offered ones (BAK-101). */
export async function forgetWithdrawnSkin(tx: Tx, accountId: number, offered: readonly AnySkinName[]): Promise<void> {
  await tx.updateTable('account').set({ skin_name: null }).where('id', '=', accountId).where('skin_name', 'not in', offered).execute();
}
