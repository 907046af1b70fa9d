import { type AlertCause, alertCauses, type SystemPart } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import { readState } from '../state/readState.ts';
import { deleteOldAlerts, lockAlerts, type StoredAlert, selectAlertPeople, upsertAlert } from './alert.repository.ts';
import { tellAlert } from './tellAlert.ts';

const hourMs = 3_600_000;
/** Parts that people need days to put right: they are reminded daily, otherwise hourly. */
const slowParts: ReadonlySet<string> = new Set(['certificate', 'backup', 'files', 'domain-records']);
/** Warnings that are mailed too. Other warnings only show on the state page. */
const warnings: ReadonlySet<AlertCause> = new Set(['too-many', 'little-space', 'ends-soon', 'missing']);

/** Trouble that an alert is about. */
export interface Trouble {
  target: string;
  cause: AlertCause;
  part: SystemPart;
}

function troublesOf(parts: readonly SystemPart[], faultyDomains: readonly string[]): Trouble[] {
  const ofParts = parts.flatMap((part) => {
    const cause = alertCauses.find((one) => one === part.cause);
    return cause && (part.level === 'failed' || warnings.has(cause)) ? [{ target: '', cause, part }] : [];
  });
  const domainPart = parts.find(({ id }) => id === 'domain-records');
  const ofDomains = domainPart ? faultyDomains.map((target): Trouble => ({ target, cause: 'records-differ', part: domainPart })) : [];
  return [...ofParts, ...ofDomains];
}

const keyOf = (part: string, target: string) => `${part} ${target}`;

function isDue({ part, toldAt, isTold }: StoredAlert, at: Date): boolean {
  if (toldAt === null) return true;
  const pauseMs = isTold && slowParts.has(part) ? 24 * hourMs : hourMs;
  return at.getTime() - toldAt.getTime() >= pauseMs;
}

/**
 * Sends a message about what begins to need attention, about what lasts, and about what is over (BAK-110). Alerts and their messages are stored in one
 * transaction, so that several servers mail each once.
 */
export async function checkAlerts(deps: Deps): Promise<void> {
  const { at, parts, faultyDomains } = await readState(deps);
  const troubles = troublesOf(parts, faultyDomains);
  await deps.db.transaction().execute(async (tx) => {
    const known = new Map((await lockAlerts(tx)).map((alert) => [keyOf(alert.part, alert.target), alert]));
    const people = await selectAlertPeople(tx);
    for (const trouble of troubles) {
      const { target, cause, part } = trouble;
      const key = keyOf(part.id, target);
      const before = known.get(key);
      const lasts = before?.endedAt === null;
      const alert: StoredAlert = {
        part: part.id,
        target,
        cause,
        since: lasts ? before.since : at,
        toldAt: before?.toldAt ?? null,
        isTold: lasts && before.isTold,
        endedAt: null,
      };
      known.delete(key);
      const isMailed = people.length > 0 && isDue(alert, at);
      if (isMailed) await tellAlert(tx, deps, { people, alert, trouble });
      await upsertAlert(tx, isMailed ? { ...alert, toldAt: at, isTold: true } : alert);
    }
    for (const alert of known.values()) {
      if (alert.endedAt !== null) continue;
      if (alert.isTold) await tellAlert(tx, deps, { people, alert });
      await upsertAlert(tx, { ...alert, isTold: false, endedAt: at });
    }
    await deleteOldAlerts(tx, new Date(at.getTime() - hourMs));
  });
}
