import { X509Certificate } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { SystemCause, SystemLevel, SystemPart, SystemPartId } from '@jinshu/api';
import { readSmsGateway } from '../../../mail/gateway/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type RunningServer, selectRunningServers, selectUpkeep, type Upkeep } from '../../../platform/upkeep/index.ts';
import { type AlertLimits, selectAlertLimits } from './alertLimits.ts';
import { askSmtp } from './askSmtp.ts';
import { type StateFacts, selectStateFacts } from './state.repository.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Lengths of time and amounts from which a part needs attention. */
const limits = {
  slowMs: 500,
  unindexedMs: hour,
  retriedMs: 4 * hour,
  checkMs: 30 * day,
  backupMs: 2 * day,
  certificateMs: 14 * day,
  seenMs: 2 * 60_000,
  noSpacePercent: 3,
};
const shownBackups = 20;

type Facts = Omit<SystemPart, 'id' | 'level' | 'cause'>;
const part = (id: SystemPartId, level: SystemLevel, cause: SystemCause, facts: Facts = {}): SystemPart => ({ id, level, cause, ...facts });
const isOlder = (at: Date, than: number, now: Date) => now.getTime() - at.getTime() > than;

function searchPart({ unindexed, unindexedSince }: StateFacts, now: Date): SystemPart {
  const isBehind = unindexedSince !== null && isOlder(unindexedSince, limits.unindexedMs, now);
  return part('search', isBehind ? 'warning' : 'good', isBehind ? 'behind' : 'works', { count: unindexed });
}

function filesPart(check: Upkeep | undefined, now: Date): SystemPart {
  if (!check?.endedAt) return part('files', 'warning', 'never-checked');
  const at = { at: check.endedAt.toISOString() };
  if (check.failure !== '' || check.faults > 0) return part('files', 'failed', 'check-found-faults', { ...at, count: check.faults });
  return isOlder(check.endedAt, limits.checkMs, now) ? part('files', 'warning', 'check-is-old', at) : part('files', 'good', 'works', at);
}

function queuePart({ queued, withoutRelay, retriedSince }: StateFacts, { queueLimit }: AlertLimits, now: Date): SystemPart {
  if (withoutRelay > 0) return part('mail-queue', 'failed', 'no-relay', { count: queued });
  if (queued > queueLimit) return part('mail-queue', 'warning', 'too-many', { count: queued });
  const isLate = retriedSince !== null && isOlder(retriedSince, limits.retriedMs, now);
  return part('mail-queue', isLate ? 'warning' : 'good', isLate ? 'waits-long' : 'works', { count: queued });
}

async function diskPart(directory: string, { freePercent }: AlertLimits): Promise<SystemPart> {
  const { bavail, blocks, bsize } = await statfs(directory);
  const percent = Math.floor((bavail / Math.max(blocks, 1)) * 100);
  const facts = { bytes: bavail * bsize, percent };
  if (percent < limits.noSpacePercent) return part('disk', 'failed', 'no-space', facts);
  return percent < freePercent ? part('disk', 'warning', 'little-space', facts) : part('disk', 'good', 'works', facts);
}

/** State of a certificate in PEM form; without one, another program has it. */
export function certificatePart(pem: string | undefined, now: Date): SystemPart {
  if (pem === undefined) return part('certificate', 'good', 'not-here');
  const end = new Date(new X509Certificate(pem).validTo);
  const at = { at: end.toISOString() };
  if (end <= now) return part('certificate', 'failed', 'ended', at);
  return isOlder(now, limits.certificateMs, end)
    ? part('certificate', 'good', 'works', at)
    : part('certificate', 'warning', 'ends-soon', at);
}

function serversPart(servers: readonly RunningServer[], now: Date): SystemPart {
  const missing = servers.filter(({ seenAt }) => isOlder(seenAt, limits.seenMs, now)).length;
  if (missing > 0) return part('servers', 'warning', 'missing', { count: missing });
  const isMixed = new Set(servers.map(({ version }) => version)).size > 1;
  return part('servers', isMixed ? 'warning' : 'good', isMixed ? 'schemas-differ' : 'works', { count: servers.length });
}

function backupPart(backups: readonly Upkeep[], { installedAt }: StateFacts, now: Date): SystemPart {
  const last = backups.find(({ endedAt, failure }) => endedAt !== null && failure === '');
  if (!last?.endedAt) return part('backup', isOlder(installedAt, limits.backupMs, now) ? 'failed' : 'warning', 'never-made');
  const at = { at: last.endedAt.toISOString() };
  if (isOlder(last.endedAt, limits.backupMs, now)) return part('backup', 'failed', 'is-old', at);
  return last.faults > 0 ? part('backup', 'failed', 'has-faults', { ...at, count: last.faults }) : part('backup', 'good', 'works', at);
}

function domainsPart({ checkedDomains, faultyDomains }: StateFacts): SystemPart {
  if (faultyDomains.length > 0) return part('domain-records', 'warning', 'records-differ', { count: faultyDomains.length });
  return part('domain-records', checkedDomains > 0 ? 'good' : 'warning', checkedDomains > 0 ? 'works' : 'never-checked');
}

/** Reads the state of each part of the system (BAK-107, BAK-108). */
export async function readState({ config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>) {
  const at = now();
  const started = performance.now();
  const facts = await selectStateFacts(db, at);
  const ms = Math.round(performance.now() - started);
  const alertLimits = await selectAlertLimits(db);
  const smtpMs = await askSmtp(config.smtp);
  const servers = await selectRunningServers(db);
  const backups = await selectUpkeep(db, 'backup', shownBackups);
  const [check] = await selectUpkeep(db, 'check', 1);
  const gateway = await readSmsGateway({ config, db });
  const sms = { count: facts.sms };
  const parts: SystemPart[] = [
    part('database', ms > limits.slowMs ? 'warning' : 'good', ms > limits.slowMs ? 'slow' : 'works', { ms, bytes: facts.bytes }),
    searchPart(facts, at),
    filesPart(check, at),
    queuePart(facts, alertLimits, at),
    gateway?.kind !== 'webhook'
      ? part('sms-queue', 'good', 'no-gateway', sms)
      : facts.smsFailed > 0
        ? part('sms-queue', 'warning', 'sends-fail', { count: facts.smsFailed })
        : part('sms-queue', 'good', 'works', sms),
    smtpMs === null ? part('smtp', 'failed', 'silent') : part('smtp', 'good', 'works', { ms: Math.round(smtpMs) }),
    part('push', 'good', 'works', { count: servers.reduce((sum, { pushCount }) => sum + pushCount, 0) }),
    await diskPart(config.dataDir, alertLimits),
    certificatePart(config.tls?.cert, at),
    serversPart(servers, at),
    backupPart(backups, facts, at),
    domainsPart(facts),
  ];
  return { at, parts, schema: facts.schema, servers, backups, faultyDomains: facts.faultyDomains };
}
