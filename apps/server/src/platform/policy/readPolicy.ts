import type { ChangeBus } from '../change/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { type PolicyName, type PolicyValues, policies, policyNames } from './policies.ts';
import { type PolicyTarget, type StoredPolicy, selectPoliciesFor, selectPolicyOf } from './policy.repository.ts';
import { hasSmsGateway, withoutSms } from './withoutSms.ts';

/** Selects the value of an account, or that of the organization. */
export interface PolicyReader {
  accountId?: number | undefined;
}

/** Number of accounts whose values are kept in memory. */
const mostKept = 5_000;
/** Age at which the values in memory are read again even if no notice came, in milliseconds. */
const oldestMs = 30_000;

interface Kept {
  /** Values of the environment, which hold until a policy is set. */
  startValues: Partial<PolicyValues>;
  /** Whether the settings of the server have an SMS gateway. */
  hasSms: boolean;
  byAccount: Map<number | undefined, Promise<PolicyValues>>;
  since: number;
}

/** Kept values by adapter, which a transaction shares with its database. */
const keptOf = new WeakMap<object, Kept>();
const keyOf = (db: Db | Tx) => db.getExecutor().adapter;

/** Returns the values in force: of each policy the nearest valid one, then that of the environment, then that of a new installation. */
export function nearestPolicies(stored: readonly StoredPolicy[], startValues: Partial<PolicyValues> = {}): PolicyValues {
  const inForce = (name: PolicyName): unknown => {
    for (const one of stored) {
      if (one.name !== name) continue;
      const parsed = policies[name].schema.safeParse(one.value);
      if (parsed.success) return parsed.data;
    }
    return startValues[name] ?? policies[name].initial;
  };
  return Object.fromEntries(policyNames.map((name) => [name, inForce(name)])) as PolicyValues;
}

/** Forgets the values in memory of this process. */
export function forgetPolicies(db: Db | Tx): void {
  const kept = keptOf.get(keyOf(db));
  if (!kept) return;
  kept.byAccount = new Map();
  kept.since = performance.now();
}

/** Keeps values in memory until any server changes a policy or a department. Returns how to stop. */
export function keepPolicies(
  db: Db,
  bus: ChangeBus,
  startValues: Partial<PolicyValues> = {},
  { hasSms = true }: { hasSms?: boolean } = {},
): () => void {
  keptOf.set(keyOf(db), { startValues, hasSms, byAccount: new Map(), since: performance.now() });
  const forget = () => forgetPolicies(db);
  const stops = [bus.watchPolicies(forget), bus.watchGaps(forget)];
  return () => {
    for (const stop of stops) stop();
    keptOf.delete(keyOf(db));
  };
}

/** Returns the values of all policies for an account, or for the organization without one. */
export async function readPolicies(db: Db | Tx, { accountId }: PolicyReader = {}): Promise<PolicyValues> {
  const kept = keptOf.get(keyOf(db));
  const load = async () => {
    const target: PolicyTarget = accountId === undefined ? { of: 'organisation' } : { of: 'person', accountId };
    const values = nearestPolicies(await selectPoliciesFor(db, target), kept?.startValues);
    return (await hasSmsGateway(db, kept?.hasSms ?? true)) ? values : withoutSms(values);
  };
  if (!kept) return load();
  if (performance.now() - kept.since > oldestMs) forgetPolicies(db);
  const { byAccount } = kept;
  const known = byAccount.get(accountId);
  if (known) return known;
  // A transaction may see what others do not see yet.
  if (db.isTransaction) return load();
  if (byAccount.size >= mostKept) byAccount.clear();
  const values = load();
  byAccount.set(accountId, values);
  values.catch(() => byAccount.delete(accountId));
  return values;
}

/** Returns the value of one policy for an account, or for the organization without one. */
export async function readPolicy<Name extends PolicyName>(db: Db | Tx, name: Name, reader: PolicyReader = {}): Promise<PolicyValues[Name]> {
  return (await readPolicies(db, reader))[name];
}

/** Returns the values of all policies for a target as the database has them, changes of the transaction included. */
export const readPoliciesAt = async (db: Db | Tx, target: PolicyTarget): Promise<PolicyValues> =>
  nearestPolicies(await selectPoliciesFor(db, target), keptOf.get(keyOf(db))?.startValues);

/** Returns the value of one policy for the owner of each mailbox. Mailboxes without an owner are left out. */
export async function readPolicyOf<Name extends PolicyName>(
  db: Db | Tx,
  name: Name,
  mailboxIds: readonly number[],
): Promise<Map<number, PolicyValues[Name]>> {
  if (mailboxIds.length === 0) return new Map();
  const startValues = keptOf.get(keyOf(db))?.startValues;
  const rows = await selectPolicyOf(db, name, mailboxIds);
  return new Map(rows.map(({ mailboxId, value }) => [mailboxId, nearestPolicies([{ name, value }], startValues)[name]]));
}
