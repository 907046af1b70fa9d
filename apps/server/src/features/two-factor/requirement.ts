import { type BindableFactor, Problem } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { forgetAccount, updateMustBindFactor } from '../../platform/session/index.ts';
import { boundFactors } from './checkFactor.ts';
import { selectFactors, selectIsAdmin } from './twoFactor.repository.ts';

/** Whether an account must bind a second factor before anything else: it needs one and has neither a passkey nor any of the allowed kinds (BAK-71). */
export async function mustBindFactor({ db }: Pick<Deps, 'db'>, accountId: number): Promise<boolean> {
  const { second_factor: whose, second_factor_kinds: kinds } = await readPolicies(db, { accountId });
  if (whose === 'none' || (whose === 'administrators' && !(await selectIsAdmin(db, accountId)))) return false;
  const stored = await selectFactors(db, accountId);
  const bound = boundFactors(stored);
  return stored.passkeyCount === 0 && !kinds.some((kind) => bound.includes(kind));
}

/** Opens the sessions of an account once it has the factor that it needs, or closes them when it has released it. */
export async function settleFactors(deps: Pick<Deps, 'db'>, accountId: number): Promise<void> {
  await updateMustBindFactor(deps.db, accountId, await mustBindFactor(deps, accountId));
  forgetAccount(deps.db, accountId);
}

/**
 * Refuses to bind a kind of factor that the organization doesn't allow.
 * @throws {Problem} `forbidden`
 */
export async function refuseKind({ db }: Pick<Deps, 'db'>, accountId: number, kind: BindableFactor): Promise<void> {
  const { second_factor_kinds: kinds } = await readPolicies(db, { accountId });
  if (!kinds.includes(kind)) throw new Problem('forbidden');
}
