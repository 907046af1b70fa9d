import type { Db, Tx } from '../../../platform/db/index.ts';
import { selectMailSetting } from '../../../platform/mail-setting/index.ts';

/** Limits from which the queue and the free space need attention (BAK-110). */
export interface AlertLimits {
  queueLimit: number;
  freePercent: number;
}

const usual: AlertLimits = { queueLimit: 1_000, freePercent: 10 };

/** Returns the limits in force. */
export const selectAlertLimits = async (db: Db | Tx): Promise<AlertLimits> =>
  (await selectMailSetting<AlertLimits>(db, 'alerts'))?.value ?? usual;
