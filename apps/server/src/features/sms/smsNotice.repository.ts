import type { SmsNotice, SmsSender } from '@jinshu/api';
import { sql } from 'kysely';
import { normalAddress } from '../../mail/recipient/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { lockOwnMailbox, ownRows } from '../settings/index.ts';

/** Settings of SMS notices. */
export type StoredSmsNotice = Omit<SmsNotice, 'sentToday' | 'dailyLimit'>;

/** Settings of an account that has saved none. */
const firstSettings: StoredSmsNotice = { isOn: false, mobile: '', start: '08:00', end: '22:00' };

/** Returns a person's settings, mailbox and time zone. */
export async function selectSmsNotice(
  db: Db,
  accountId: number,
): Promise<{ settings: StoredSmsNotice; mailboxId: number; timeZone: string }> {
  const { rows } = await sql<{ mailboxId: number; timeZone: string; mobile: string; settings: StoredSmsNotice | null }>`
    SELECT a.mailbox_id AS "mailboxId", a.time_zone AS "timeZone", a.mobile, CASE WHEN n.mailbox_id IS NOT NULL THEN
      json_build_object('isOn', n.is_on, 'mobile', n.mobile, 'start', n.starts_at, 'end', n.ends_at) END AS settings
    FROM account a LEFT JOIN sms_notice n ON n.mailbox_id = a.mailbox_id WHERE a.id = ${accountId}`.execute(db);
  const { mailboxId, timeZone, mobile, settings } = rows[0] as (typeof rows)[number];
  return { mailboxId, timeZone, settings: settings ?? { ...firstSettings, mobile } };
}

/** Saves a person's settings. */
export async function saveSmsNotice(tx: Tx, accountId: number, { isOn, mobile, start, end }: StoredSmsNotice): Promise<void> {
  const mailboxId = await lockOwnMailbox(tx, accountId);
  await sql`
    INSERT INTO sms_notice (mailbox_id, is_on, mobile, starts_at, ends_at) VALUES (${mailboxId}, ${isOn}, ${mobile}, ${start}, ${end})
    ON CONFLICT (mailbox_id) DO UPDATE
      SET is_on = excluded.is_on, mobile = excluded.mobile, starts_at = excluded.starts_at, ends_at = excluded.ends_at`.execute(tx);
}

const columns = sql`id, pattern, is_active AS "isActive"`;

/** The senders whose messages bring an SMS: all, or one. */
export async function selectSmsSenders(db: Db | Tx, accountId: number, chosen: readonly number[] | 'all' = 'all'): Promise<SmsSender[]> {
  return (await sql<SmsSender>`SELECT ${columns} FROM sms_sender WHERE ${ownRows(accountId, chosen)} ORDER BY id`.execute(db)).rows;
}

/** Adds a sender. One that is there already is enabled again. */
export async function insertSmsSender(tx: Tx, accountId: number, pattern: string): Promise<SmsSender> {
  const mailboxId = await lockOwnMailbox(tx, accountId);
  const { rows } = await sql<SmsSender>`
    INSERT INTO sms_sender (mailbox_id, pattern) VALUES (${mailboxId}, ${normalAddress(pattern)})
    ON CONFLICT (mailbox_id, pattern) DO UPDATE SET is_active = true RETURNING ${columns}`.execute(tx);
  return rows[0] as SmsSender;
}

/** Changes a sender. Undefined if there is none. */
export async function updateSmsSender(tx: Tx, accountId: number, id: number, pattern: string): Promise<SmsSender | undefined> {
  await lockOwnMailbox(tx, accountId);
  if ((await selectSmsSenders(tx, accountId, [id])).length === 0) return undefined;
  const normal = normalAddress(pattern);
  await sql`DELETE FROM sms_sender WHERE ${ownRows(accountId)} AND pattern = ${normal} AND id <> ${id}`.execute(tx);
  await sql`UPDATE sms_sender SET pattern = ${normal} WHERE ${ownRows(accountId, [id])}`.execute(tx);
  return (await selectSmsSenders(tx, accountId, [id]))[0];
}
