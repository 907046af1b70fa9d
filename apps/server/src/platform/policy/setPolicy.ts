import { recordChanges } from '../change/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { selectUnpublished } from '../own-skin/index.ts';
import { type Conflict, conflictOf } from './conflictOf.ts';
import { type PolicyName, type PolicyValues, policies } from './policies.ts';
import { deletePolicy, mailboxesLookedInto, type PolicyTarget, upsertPolicy } from './policy.repository.ts';
import { forgetPolicies, readPoliciesAt } from './readPolicy.ts';

/** Values that do not fit together, in one sentence. */
export class PolicyConflict extends Error {
  override readonly name = 'PolicyConflict';
  readonly policies: Conflict['policies'];

  constructor({ policies: both, sentence }: Conflict) {
    super(sentence);
    this.policies = both;
  }
}

/** Returns that users would be offered a skin of the organization that isn't published (BAK-101). */
async function unpublishedSkin(tx: Tx, values: PolicyValues): Promise<Conflict | undefined> {
  const [name] = await selectUnpublished(tx, [values.skin_name, ...values.skins]);
  if (name === undefined) return undefined;
  return { policies: ['skins', 'skin_name'], sentence: `The organization has not published a skin ${name}: skins has it, or skin_name.` };
}

/** Records for every open webmail that policies have changed. */
export async function tellPolicyChange(tx: Tx, target: PolicyTarget): Promise<void> {
  const mailboxes = await mailboxesLookedInto(tx, target);
  await recordChanges(
    tx,
    mailboxes.map((mailboxId) => ({ mailboxId, change: { type: 'policy.changed' } })),
  );
}

/** Changes values in a transaction, and tells every open webmail that they concern. Call `forgetPolicies` after it. */
async function changeIn<T>(tx: Tx, target: PolicyTarget, write: () => Promise<T>): Promise<T> {
  const result = await write();
  const values = await readPoliciesAt(tx, target);
  const conflict = conflictOf(values) ?? (await unpublishedSkin(tx, values));
  if (conflict) throw new PolicyConflict(conflict);
  await tellPolicyChange(tx, target);
  return result;
}

async function change<T>(db: Db, target: PolicyTarget, write: (tx: Tx) => Promise<T>): Promise<T> {
  const written = await db.transaction().execute((tx) => changeIn(tx, target, () => write(tx)));
  forgetPolicies(db);
  return written;
}

/** Sets values in a transaction that changes something else as well; `null` takes one back. Call `forgetPolicies` after it. */
export const writePolicies = (tx: Tx, target: PolicyTarget, values: Readonly<Record<string, unknown>>): Promise<void> =>
  changeIn(tx, target, async () => {
    for (const [name, value] of Object.entries(values) as [PolicyName, unknown][]) {
      if (value === null) await deletePolicy(tx, target, name);
      else await upsertPolicy(tx, target, name, policies[name].schema.parse(value));
    }
  });

/** Sets values for the organization, a department or a person. They are in force from the next call on. */
export const setPolicies = (db: Db, target: PolicyTarget, values: Partial<PolicyValues>): Promise<void> =>
  change(db, target, async (tx) => {
    for (const [name, value] of Object.entries(values) as [PolicyName, unknown][])
      await upsertPolicy(tx, target, name, policies[name].schema.parse(value));
  });

/** Removes a value, so that the next nearest is in force. Returns whether there was one. */
export const unsetPolicy = (db: Db, target: PolicyTarget, name: PolicyName): Promise<boolean> =>
  change(db, target, (tx) => deletePolicy(tx, target, name));
