import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Keeps what the right answer to a captcha is, and forgets captchas that have run out. */
export async function insertCaptcha(
  db: Db,
  captcha: { id: string; offset: number; round: number; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    WITH swept AS (DELETE FROM captcha WHERE id IN (SELECT id FROM captcha WHERE expires_at <= ${captcha.now} LIMIT 100))
    INSERT INTO captcha (id, kind, answer, expires_at)
    VALUES (${captcha.id}, 'slide', ${JSON.stringify({ offset: captcha.offset, round: captcha.round })}::jsonb, ${captcha.expiresAt})`.execute(
    db,
  );
}

/**
 * Checks a captcha solution, only once. Only the last round marks the captcha as passed. Any other solution removes it in the same step, so
 * only one of several correct parallel solutions succeeds.
 */
export async function judgeCaptcha(
  db: Db,
  given: { id: string; offset: number; tolerance: number; rounds: number; now: Date },
): Promise<{ isRight: boolean; round: number }> {
  const round = sql<number>`(answer->>'round')::integer`;
  const isRight = sql<boolean>`abs((answer->>'offset')::float8 - ${given.offset}::float8) <= ${given.tolerance}`;
  const passed = await db
    .updateTable('captcha')
    .set({ is_passed: true })
    .where('id', '=', given.id)
    .where('is_passed', '=', false)
    .where('expires_at', '>', given.now)
    .where(round, '=', given.rounds)
    .where(isRight)
    .executeTakeFirst();
  if (passed.numUpdatedRows > 0n) return { isRight: true, round: given.rounds };
  const removed = await db
    .deleteFrom('captcha')
    .where('id', '=', given.id)
    .returning([round.as('round'), sql<boolean>`${isRight} AND NOT is_passed AND expires_at > ${given.now}`.as('isRight')])
    .executeTakeFirst();
  return removed ?? { isRight: false, round: 1 };
}

/** Uses a passed captcha up (LGN-20): of two attempts with it only one gets it. */
export async function takeCaptcha(db: Db, id: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('captcha')
    .where('id', '=', id)
    .where('is_passed', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives a passed captcha back after a login that continues with the security question. */
export async function returnCaptcha(db: Db, id: string, expiresAt: Date): Promise<void> {
  await sql`
    INSERT INTO captcha (id, kind, answer, is_passed, expires_at) VALUES (${id}, 'slide', '{}'::jsonb, true, ${expiresAt})
    ON CONFLICT DO NOTHING`.execute(db);
}
