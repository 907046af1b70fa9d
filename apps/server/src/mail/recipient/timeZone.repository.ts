import { isTimeZone } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';

/** Saves the time zone in which an account set times of day. An unknown one changes nothing. */
export async function saveTimeZone(tx: Tx, accountId: number, timeZone: string | undefined): Promise<void> {
  if (timeZone === undefined || !isTimeZone(timeZone)) return;
  await tx.updateTable('account').set({ time_zone: timeZone }).where('id', '=', accountId).execute();
}
