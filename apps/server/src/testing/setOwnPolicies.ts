import type { Db } from '../platform/db/db.ts';
import type { PolicyValues } from '../platform/policy/policies.ts';
import { forgetPolicies } from '../platform/policy/readPolicy.ts';

/** Sets the policies of one person in place of those before, without a word in the journal. */
export async function setOwnPolicies(db: Db, accountId: number, values: Partial<PolicyValues>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('policy').where('account_id', '=', accountId).execute();
    for (const [name, value] of Object.entries(values))
      await tx
        .insertInto('policy')
        .values({ name, account_id: accountId, value: JSON.stringify(value) })
        .execute();
  });
  forgetPolicies(db);
}
