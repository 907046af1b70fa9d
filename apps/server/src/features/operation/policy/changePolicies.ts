import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction, refuseStaleChange } from '../../../platform/operation/index.ts';
import {
  forgetPolicies,
  isPolicyName,
  PolicyConflict,
  type PolicyName,
  type PolicyTarget,
  policies,
  readPoliciesAt,
  selectPolicySources,
  writePolicies,
} from '../../../platform/policy/index.ts';
import { refused } from '../refuse.ts';
import { policyKey } from './readPolicies.ts';

/** A value to set; `null` removes it. Without a version, whatever was changed since is overwritten. */
export interface PolicyChange {
  name: string;
  value?: unknown;
  version?: number;
}

function checkChange({ name, value = null }: PolicyChange, target: PolicyTarget): PolicyName {
  if (!isPolicyName(name)) throw refused('policy-unknown', { field: name });
  const { schema, scopes, range } = policies[name];
  if (!scopes.includes(target.of)) throw refused('policy-scope', { field: name });
  if (value !== null && !schema.safeParse(value).success) throw refused('policy-value', { field: name, range });
  return name;
}

/** Texts are recorded as they are typed, and long values by their length alone. */
function shown(name: PolicyName, value: unknown): unknown {
  const { form, toText } = policies[name];
  const plain = form.kind === 'text' ? toText(value as never) : value;
  const text = JSON.stringify(plain) ?? '';
  return text.length > 2_000 ? `… (${text.length})` : plain;
}

/** Changes of policies for a target, whose name records show. */
export interface PolicyChanges {
  target: PolicyTarget;
  whose: string;
  changes: readonly PolicyChange[];
}

/** Sets policies in a transaction with a record of each. Call `forgetPolicies` after it. */
export async function recordPolicies(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  author: OperationAuthor,
  { target, whose, changes }: PolicyChanges,
): Promise<void> {
  const names = changes.map((change) => checkChange(change, target));
  for (const { name, version } of changes)
    if (version !== undefined) await refuseStaleChange(tx, { kind: 'policy', id: policyKey(name, target) }, version);
  const before = await readPoliciesAt(tx, target);
  const here = new Set((await selectPolicySources(tx, target)).filter(({ isHere }) => isHere).map(({ name }) => name));
  await writePolicies(tx, target, Object.fromEntries(changes.map(({ name, value = null }) => [name, value])));
  const after = await readPoliciesAt(tx, target);
  for (const [index, name] of names.entries()) {
    const isSet = (changes[index]?.value ?? null) !== null;
    if (here.has(name) === isSet && JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
    await recordAction(tx, deps, author, {
      action: 'setPolicies',
      target: { kind: 'policy', id: policyKey(name, target), name: whose === '' ? name : `${name} ${whose}` },
      changes: [{ field: name, before: shown(name, before[name]), after: shown(name, after[name]) }],
    });
  }
}

/** Sets policies for the organization, a department or a person, all or none (BAK-65 to BAK-90). */
export async function changePolicies(deps: Deps, author: OperationAuthor, given: PolicyChanges): Promise<void> {
  await deps.db
    .transaction()
    .execute((tx) => recordPolicies(tx, deps, author, given))
    .catch((error: unknown) => {
      if (!(error instanceof PolicyConflict)) throw error;
      const [field, other] = error.policies;
      throw refused('policy-conflict', { field, other });
    });
  forgetPolicies(deps.db);
}
