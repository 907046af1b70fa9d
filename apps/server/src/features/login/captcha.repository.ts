import type { Captcha } from '@jinshu/api';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { CaptchaSecret } from './captchaKinds.ts';

/** Stored part of a captcha. */
export interface KeptCaptcha {
  kind: Captcha['kind'];
  /** `round` is its place in a row of captchas. */
  answer: CaptchaSecret & { round: number };
}

/** Keeps what the right answer to a captcha is, and forgets captchas that have run out. */
export async function insertCaptcha(db: Db, captcha: KeptCaptcha & { id: string; now: Date; expiresAt: Date }): Promise<void> {
  await sql`
    WITH swept AS (DELETE FROM captcha WHERE id IN (SELECT id FROM captcha WHERE expires_at <= ${captcha.now} LIMIT 100))
    INSERT INTO captcha (id, kind, answer, expires_at)
    VALUES (${captcha.id}, ${captcha.kind}, ${JSON.stringify(captcha.answer)}::jsonb, ${captcha.expiresAt})`.execute(db);
}

/**
 * Takes a captcha for one solution, only once: of several solutions side by side, also at several servers, one is judged and the others are
 * wrong. A passed captcha stays for its login. Any other is deleted, and so is a passed one that is solved again.
 */
export function spendCaptcha(
  db: Db,
  { id, now }: { id: string; now: Date },
  judge: (captcha: KeptCaptcha) => 'passed' | 'halfway' | 'wrong',
): Promise<'passed' | 'halfway' | 'wrong'> {
  return db.transaction().execute(async (tx) => {
    const taken = await tx.deleteFrom('captcha').where('id', '=', id).returningAll().executeTakeFirst();
    if (!taken || taken.is_passed || taken.expires_at <= now) return 'wrong';
    const { kind, answer } = taken as typeof taken & KeptCaptcha;
    const outcome = judge({ kind, answer });
    if (outcome === 'passed') await passCaptcha(tx, { id, kind, expiresAt: taken.expires_at });
    return outcome;
  });
}

const passCaptcha = (db: Db, { id, kind, expiresAt }: { id: string; kind: string; expiresAt: Date }) =>
  sql`INSERT INTO captcha (id, kind, answer, is_passed, expires_at) VALUES (${id}, ${kind}, '{}'::jsonb, true, ${expiresAt})
    ON CONFLICT DO NOTHING`.execute(db);

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
  await passCaptcha(db, { id, kind: 'slide', expiresAt });
}
