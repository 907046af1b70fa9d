import type { Feedback } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Keeps feedback, unless the account has sent `most` since a time. Returns whether it was kept. */
export async function insertFeedback(
  db: Db,
  { accountId, feedback, at, since, most }: { accountId: number; feedback: Feedback; at: Date; since: Date; most: number },
): Promise<boolean> {
  const { title, content, contact } = feedback;
  const { rows } = await sql`
    INSERT INTO feedback (account_id, title, content, contact, at)
    SELECT ${accountId}, ${title}, ${content}, ${contact}, ${at}
    WHERE (SELECT count(*) FROM feedback WHERE account_id = ${accountId} AND at > ${since}) < ${most} RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Returns the latest feedback, newest first. */
export const listFeedback = (db: Db) =>
  db
    .selectFrom('feedback')
    .innerJoin('account', 'account.id', 'feedback.account_id')
    .select([
      'feedback.id',
      'account.login as address',
      'account.name',
      'feedback.title',
      'feedback.content',
      'feedback.contact',
      'feedback.at',
    ])
    .orderBy('feedback.id', 'desc')
    .limit(500)
    .execute();
