import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

/** Setting of the mail system, with its sealed secret. */
export interface MailSetting<T> {
  value: T;
  secret: Buffer | null;
  /** Changes with each change. */
  stamp: string;
}

/** Names of the settings. */
export type MailSettingName = 'relay' | 'alerts' | 'sms' | 'weather' | 'checks';

/** Returns a setting of the mail system. */
export async function selectMailSetting<T>(db: Db | Tx, name: MailSettingName): Promise<MailSetting<T> | undefined> {
  const { rows } = await sql<MailSetting<T>>`
    SELECT value, secret, xmin::text AS stamp FROM mail_setting WHERE name = ${name}`.execute(db);
  return rows[0];
}

/** Sets a setting of the mail system. */
export async function upsertMailSetting<T extends object>(
  tx: Tx,
  name: MailSettingName,
  { value, secret }: Pick<MailSetting<T>, 'value' | 'secret'>,
): Promise<void> {
  await sql`INSERT INTO mail_setting (name, value, secret) VALUES (${name}, ${JSON.stringify(value)}, ${secret})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, secret = excluded.secret, changed_at = now()`.execute(tx);
}

/** Removes a setting: that of the server is in force again. */
export async function deleteMailSetting(tx: Tx, name: MailSettingName): Promise<void> {
  await tx.deleteFrom('mail_setting').where('name', '=', name).execute();
}
