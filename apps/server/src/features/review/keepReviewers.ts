import { Problem } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import { selectSoleReviews } from './reviewRule.repository.ts';

/** Refuses to disable an account that is the last active reviewer of an enabled rule, or the last active moderator of a list, and names it (BAK-61). */
export async function keepReviewers(tx: Tx, accountId: number): Promise<void> {
  const [sole] = await selectSoleReviews(tx, accountId);
  if (sole?.isOfList) throw new Problem('operation-refused', { reason: 'sole-moderator', name: sole.name });
  if (sole) throw new Problem('operation-refused', { reason: 'last-reviewer', rule: sole.name });
}
