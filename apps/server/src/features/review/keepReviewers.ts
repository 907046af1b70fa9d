import { Problem } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import { selectSoleReviews } from './reviewRule.repository.ts';

/** Refuses to disable an account that is the last active reviewer of an enabled rule, and names the rule (BAK-61). */
export async function keepReviewers(tx: Tx, accountId: number): Promise<void> {
  const [rule] = await selectSoleReviews(tx, accountId);
  if (rule !== undefined) throw new Problem('operation-refused', { reason: 'last-reviewer', rule });
}
