import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { PolicyTarget } from '../../../platform/policy/index.ts';

/** Policies that name a skin: those that make it the default, and those that offer it. */
export interface SkinPolicies {
  /** Name of a department, address of a person, or empty for the organization; missing where it is not a default. */
  defaultOf?: string;
  offers: { target: PolicyTarget; whose: string; skins: string[] }[];
}

/** Returns the policies that name a skin. */
export async function selectSkinPolicies(tx: Tx, skinName: string): Promise<SkinPolicies> {
  const { rows } = await sql<{ name: string; value: unknown; departmentId: number | null; accountId: number | null; whose: string }>`
    SELECT p.name, p.value, p.department_id::bigint AS "departmentId", p.account_id::bigint AS "accountId", coalesce(a.login, d.name, '') AS whose
    FROM policy p LEFT JOIN department d ON d.id = p.department_id LEFT JOIN account a ON a.id = p.account_id
    WHERE (p.name = 'skin_name' AND p.value = to_jsonb(${skinName}::text)) OR (p.name = 'skins' AND p.value ? ${skinName})`.execute(tx);
  const isDefault = rows.find(({ name }) => name === 'skin_name');
  const targetOf = ({ departmentId, accountId }: (typeof rows)[number]): PolicyTarget => {
    if (accountId !== null) return { of: 'person', accountId };
    return departmentId === null ? { of: 'organisation' } : { of: 'department', departmentId };
  };
  const offers = rows
    .filter(({ name }) => name === 'skins')
    .map((row) => ({ target: targetOf(row), whose: row.whose, skins: row.value as string[] }));
  return { ...(isDefault && { defaultOf: isDefault.whose }), offers };
}
