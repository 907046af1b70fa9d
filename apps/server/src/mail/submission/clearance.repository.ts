import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Actor, OutgoingLetter } from './OutgoingLetter.ts';

/** Whether an active account may write in the name of an address, by the right that it claims. */
export async function maySendAs(db: Db | Tx, { accountId, mailboxId }: Actor, { right, from }: OutgoingLetter): Promise<boolean> {
  const levels = right === 'send' ? ['send', 'full'] : ['write', 'send', 'full'];
  const { rows } = await sql<{ may: boolean }>`
    SELECT EXISTS (
      SELECT FROM account a JOIN mailbox m ON m.address = ${from.address.toLowerCase()}
      WHERE a.id = ${accountId} AND (a.is_active OR (${right === 'close'} AND a.remove_on IS NOT NULL)) AND (
        m.id = a.mailbox_id
        OR EXISTS (SELECT FROM shares_of(a.id) s WHERE s.mailbox_id = m.id AND s.level = ANY(${levels}::text[]))
        OR (${right === 'plan'} AND EXISTS (
          SELECT FROM calendar_share c WHERE c.mailbox_id = m.id AND c.member_id = ${mailboxId} AND c.level = 'edit' AND c.is_accepted)))
    ) OR EXISTS (
      SELECT FROM account a JOIN mailbox_address f ON f.mailbox_id = a.mailbox_id AND f.is_sender
      WHERE a.id = ${accountId} AND a.is_active AND f.address = ${from.address.toLowerCase()}
    ) AS may`.execute(db);
  return rows[0]?.may ?? false;
}

/** Whether an active account has an SMTP proxy for an address, and it is on. */
export async function hasProxyFor(db: Db | Tx, accountId: number, sender: string): Promise<boolean> {
  const row = await db
    .selectFrom('smtp_proxy')
    .innerJoin('account', 'account.id', 'smtp_proxy.account_id')
    .select('smtp_proxy.id')
    .where('account.id', '=', accountId)
    .where('account.is_active', '=', true)
    .where('smtp_proxy.sender', '=', sender.toLowerCase())
    .where('smtp_proxy.is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of messages an account sent in the last minute, hour and day, and the end of its sending stop, if any. */
export interface Sent {
  mailsInMinute: number;
  mailsInHour: number;
  mailsInDay: number;
  recipientsInDay: number;
  /** Time of the first message within the last hour and within the last day. */
  hourSince: Date | null;
  daySince: Date | null;
  stoppedUntil: Date | null;
}

/** Looks up how much an account has sent. */
export async function selectSent(db: Db | Tx, accountId: number, at: Date): Promise<Sent> {
  const { rows } = await sql<Sent>`
    SELECT coalesce(sum(mails) FILTER (WHERE minute > ${at}::timestamptz - interval '1 minute'), 0)::int AS "mailsInMinute",
      coalesce(sum(mails) FILTER (WHERE minute > ${at}::timestamptz - interval '1 hour'), 0)::int AS "mailsInHour",
      coalesce(sum(mails), 0)::int AS "mailsInDay", coalesce(sum(recipients), 0)::int AS "recipientsInDay",
      min(minute) FILTER (WHERE minute > ${at}::timestamptz - interval '1 hour') AS "hourSince", min(minute) AS "daySince",
      (SELECT until FROM sending_stop WHERE account_id = ${accountId} AND until > ${at}) AS "stoppedUntil"
    FROM sending_tally WHERE account_id = ${accountId} AND minute > ${at}::timestamptz - interval '1 day'`.execute(db);
  return rows[0] as Sent;
}

/** Counts a message. Concurrent sends of the account in the same minute wait for this transaction. Rows older than a day are deleted. */
export async function addSent(tx: Tx, accountId: number, { recipients, at }: { recipients: number; at: Date }): Promise<void> {
  await sql`
    INSERT INTO sending_tally (account_id, minute, mails, recipients)
    VALUES (${accountId}, date_trunc('minute', ${at}::timestamptz), 1, ${recipients})
    ON CONFLICT (account_id, minute)
      DO UPDATE SET mails = sending_tally.mails + 1, recipients = sending_tally.recipients + excluded.recipients`.execute(tx);
  await sql`
    DELETE FROM sending_tally WHERE account_id = ${accountId} AND minute < ${at}::timestamptz - interval '1 day'`.execute(tx);
}

/** Stops the sending of an account. */
export async function insertStop(
  tx: Tx,
  { accountId, since, until, mails }: { accountId: number; since: Date; until: Date; mails: number },
): Promise<void> {
  await sql`
    INSERT INTO sending_stop (account_id, since, until, mails) VALUES (${accountId}, ${since}, ${until}, ${mails})
    ON CONFLICT (account_id) DO UPDATE SET since = excluded.since, until = excluded.until, mails = excluded.mails, told_at = NULL
    WHERE sending_stop.until <= excluded.since`.execute(tx);
}

/** A stop that the administrators are to learn of. */
export interface UntoldStop {
  name: string;
  address: string;
  since: Date;
  until: Date;
  mails: number;
}

/** Claims sending stops that have not been reported. The caller must report them in the same transaction. */
export async function claimStops(tx: Tx, at: Date): Promise<UntoldStop[]> {
  const { rows } = await sql<UntoldStop>`
    UPDATE sending_stop s SET told_at = ${at} FROM account a
    WHERE s.told_at IS NULL AND a.id = s.account_id
    RETURNING a.name, a.login AS address, s.since, s.until, s.mails`.execute(tx);
  return rows;
}

/** Selects the active administrators, who are notified of stops. */
export async function selectAdministrators(tx: Tx): Promise<{ accountId: number; address: string; name: string }[]> {
  const { rows } = await sql<{ accountId: number; address: string; name: string }>`
    SELECT a.id AS "accountId", m.address, m.name FROM account a JOIN mailbox m ON m.id = a.mailbox_id
    JOIN operation_role r ON r.account_id = a.id AND r.role = 'super' WHERE a.is_active ORDER BY a.id`.execute(tx);
  return rows;
}
