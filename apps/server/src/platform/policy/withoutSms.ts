import type { Db, Tx } from '../db/index.ts';
import { selectMailSetting } from '../mail-setting/index.ts';
import type { PolicyValues } from './policies.ts';

/** Whether there is an SMS gateway: that of the back stage, else that of the settings. */
export async function hasSmsGateway(db: Db | Tx, isInSettings: boolean): Promise<boolean> {
  const stored = await selectMailSetting<{ mode: string }>(db, 'sms');
  return stored ? stored.value.mode === 'own' : isInSettings;
}

/** Returns the values in force without an SMS gateway: all that needs SMS is off (BAK-100). */
export const withoutSms = (values: PolicyValues): PolicyValues => ({
  ...values,
  is_sendsms: false,
  is_recovery_sms: false,
  sms_per_day: 0,
  second_factor_kinds: values.second_factor_kinds.filter((kind) => kind !== 'sms'),
});
