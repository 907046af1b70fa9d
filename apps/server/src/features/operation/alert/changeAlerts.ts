import type { AlertSettings } from '@jinshu/api';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { upsertMailSetting } from '../../../platform/mail-setting/index.ts';
import {
  type ActionTarget,
  changesBetween,
  type OperationAuthor,
  recordAction,
  refuseStaleChange,
  selectLastActions,
} from '../../../platform/operation/index.ts';
import { refused } from '../refuse.ts';
import { type AlertLimits, selectAlertLimits } from '../state/alertLimits.ts';
import { replaceAlertPeople, selectAlertPeople, selectOpenAlerts } from './alert.repository.ts';

const alertsTarget: ActionTarget = { kind: 'mail-setting', id: 'alerts', name: 'alerts' };

/** Returns recipients and limits of alerts, and those that are not over. */
export async function readAlertSettings(db: Db): Promise<AlertSettings> {
  const last = (await selectLastActions(db, 'mail-setting', ['alerts'])).get('alerts');
  return {
    ...(await selectAlertLimits(db)),
    people: (await selectAlertPeople(db)).map(({ id, name, userName }) => ({ id, name, userName })),
    alerts: (await selectOpenAlerts(db)).map(({ part, target, cause, since, toldAt }) => ({
      part,
      target,
      cause,
      since: since.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    })),
    version: last?.id ?? 0,
  };
}

/** Recipients and limits of alerts as they were entered. */
export interface AlertForm extends AlertLimits {
  people: readonly number[];
  version: number;
}

/** Sets recipients and limits of alerts (BAK-110). */
export async function setAlertSettings(
  deps: Pick<Deps, 'db' | 'now'>,
  author: OperationAuthor,
  { people, queueLimit, freePercent, version }: AlertForm,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await refuseStaleChange(tx, alertsTarget, version);
    const named = async () => (await selectAlertPeople(tx)).map(({ userName }) => userName);
    const before = { ...(await selectAlertLimits(tx)), people: await named() };
    if (!(await replaceAlertPeople(tx, people))) throw refused('person-unknown', { field: 'people' });
    await upsertMailSetting(tx, 'alerts', { value: { queueLimit, freePercent }, secret: null });
    const changes = changesBetween(before, { queueLimit, freePercent, people: await named() });
    await recordAction(tx, deps, author, { action: 'setAlertSettings', target: alertsTarget, changes });
  });
}
