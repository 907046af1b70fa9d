import type { Db, Tx } from '../../platform/db/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';

const hourMs = 3_600_000;

/** Decisions of the organization about recalls by one sender (BAK-81). */
export interface RecallRules {
  /** Whether read messages can be recalled too. */
  recallsRead: boolean;
  /** Whether a message is too old to be recalled. */
  isOver: (sentAt: Date) => boolean;
}

/** Returns the rules for recalling what an account sent. */
export async function recallRules(db: Db | Tx, accountId: number, at: Date): Promise<RecallRules> {
  const { recall_read: recallsRead, recall_hours: hours } = await readPolicies(db, { accountId });
  return { recallsRead, isOver: (sentAt) => hours > 0 && at.getTime() - sentAt.getTime() > hours * hourMs };
}
