import { type OperationRole, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import type { OperationAuthor } from '../../platform/operation/index.ts';
import { changeRole, selectRoleGiver } from '../operation/index.ts';

/** Author of the roles that come from groups. */
const author: OperationAuthor = { accountId: null, name: 'sign-on', role: null, ip: '' };
/** The higher role comes first. */
const order: readonly OperationRole[] = ['super', 'auditor'];

/**
 * Gives the back-stage role of a person's groups, and withdraws it when the groups no longer have one. A role that an administrator gave
 * stays. The last super administrator stays, too (BAK-17).
 */
export async function followGroups(
  deps: Deps,
  accountId: number,
  { groups, roles }: { groups: readonly string[]; roles: Readonly<Record<string, OperationRole>> },
): Promise<void> {
  if (Object.keys(roles).length === 0) return;
  const found = groups.map((group) => (Object.hasOwn(roles, group) ? roles[group] : undefined));
  const wanted = order.find((role) => found.includes(role)) ?? null;
  const held = await selectRoleGiver(deps.db, accountId);
  if ((held?.role ?? null) === wanted || (held && held.givenBy !== author.name)) return;
  await changeRole(deps, author, accountId, wanted && { role: wanted, departmentIds: [] }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    deps.log.warn({ err: error, accountId }, 'the role of the groups cannot be set');
  });
}
