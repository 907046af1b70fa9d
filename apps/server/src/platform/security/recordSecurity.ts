import { createHmac, randomBytes } from 'node:crypto';
import type { Deps } from '../deps/index.ts';
import { securityEvents } from '../health/index.ts';
import { serverKey } from '../server-key/index.ts';
import { insertSecurityRecord } from './security.repository.ts';

/** Kinds of events recorded for the organization's security staff. */
export const securityKinds = [
  'login',
  'login-failed',
  'login-refused',
  'logout',
  'factor-changed',
  'screen-unlock-failed',
  'password-changed',
  'password-failed',
  'password-recovered',
  'recovery-failed',
  'guess-refused',
  'csrf-refused',
  'right-refused',
  'admin-act',
] as const;

export type SecurityKind = (typeof securityKinds)[number];

/** Security event. `detail` contains only our own texts, never user input. */
export interface SecurityEvent {
  kind: SecurityKind;
  accountId?: number | undefined;
  who?: string | undefined;
  ip?: string | undefined;
  detail?: Record<string, string | number | boolean>;
}

type RecordDeps = Pick<Deps, 'db' | 'log' | 'now'>;

/**
 * Maximum number of log lines and rows per kind, IP address and minute. Further events are only counted, so that an attacker can't fill
 * disk and log.
 */
const perMinute = 30;
const counted = new WeakMap<object, { minute: number; counts: Map<string, number> }>();

function isFlood(db: object, { kind, ip = '' }: SecurityEvent): boolean {
  const minute = Math.floor(Date.now() / 60_000);
  const last = counted.get(db);
  const kept = last?.minute === minute ? last : { minute, counts: new Map<string, number>() };
  counted.set(db, kept);
  const count = (kept.counts.get(`${kind} ${ip}`) ?? 0) + 1;
  kept.counts.set(`${kind} ${ip}`, count);
  return count > perMinute;
}

/**
 * Returns a keyed hash of an unknown login name, for records: users sometimes type their password in the wrong field. The same name gets
 * the same hash.
 */
export async function markOfUnknown({ db }: Pick<Deps, 'db'>, name: string): Promise<string> {
  const key = await serverKey(db, 'unknown-names', async () => randomBytes(32));
  return `unknown:${createHmac('sha256', key).update(name).digest('hex').slice(0, 16)}`;
}

/**
 * Leaves a line in the log, a row in the database and a count at `/metrics`. Never fails the call that it is about: where the row cannot be
 * written, the log says so.
 */
export async function recordSecurity({ db, log, now }: RecordDeps, event: SecurityEvent): Promise<void> {
  securityEvents.inc({ kind: event.kind });
  if (isFlood(db, event)) return;
  const { kind, ...rest } = event;
  log[kind === 'login' || kind === 'logout' || kind === 'admin-act' ? 'info' : 'warn']({ security: kind, ...rest }, 'security');
  try {
    await insertSecurityRecord(db, event, now());
  } catch (error) {
    log.error({ err: error, security: kind }, 'a security record could not be kept');
  }
}
