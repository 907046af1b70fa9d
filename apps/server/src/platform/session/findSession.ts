import { createHash } from 'node:crypto';
import type { Deps } from '../deps/index.ts';
import type { Session } from './Session.ts';
import { selectSession } from './session.repository.ts';

/** Time a session is cached before the database is queried again, in milliseconds. */
const believedMs = 2_000;
const maximumKept = 20_000;

interface Kept {
  session: Session | undefined;
  until: number;
}

/** One memory per database, so that two servers in one process stay apart from those on another database. */
const memories = new WeakMap<object, Map<string, Kept>>();

function memoryOf(db: object): Map<string, Kept> {
  const memory = memories.get(db) ?? new Map<string, Kept>();
  memories.set(db, memory);
  return memory;
}

/** The key of the session that a cookie opens. */
export const sessionKey = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The live session that a cookie opens, or nothing. */
export async function findSession(deps: Pick<Deps, 'db' | 'now'>, cookie: string | undefined): Promise<Session | undefined> {
  if (cookie === undefined || !/^[\w-]{43}$/.test(cookie)) return undefined;
  const key = sessionKey(cookie);
  const memory = memoryOf(deps.db);
  const now = deps.now();
  const kept = memory.get(key);
  if (kept && kept.until > now.getTime() && kept.until <= now.getTime() + believedMs) {
    return kept.session && kept.session.expiresAt > now ? kept.session : undefined;
  }
  const session = await selectSession(deps.db, Buffer.from(key, 'hex'), now);
  if (memory.size >= maximumKept) memory.clear();
  // A share may be lowered or removed at any time, on any server: that applies from the next call on (SHR-23, SHR-24).
  if (session && session.shareLevel === null) memory.set(key, { session, until: now.getTime() + believedMs });
  else memory.delete(key);
  return session;
}

/** Believes for a while that a key opens a session, whatever the database says. `forgetSession` ends it. */
export function believeSession({ db, now }: Pick<Deps, 'db' | 'now'>, key: string, session: Session): void {
  memoryOf(db).set(key, { session, until: now().getTime() + believedMs });
}

/** Asks the database again at the next call of that session. */
export function forgetSession(db: Deps['db'], key: string): void {
  memoryOf(db).delete(key);
}

/** Removes all sessions of a mailbox from the cache. The caches of other servers expire within two seconds. */
export function forgetMailbox(db: Deps['db'], mailboxId: number): void {
  const memory = memoryOf(db);
  for (const [key, { session }] of memory) if (session?.mailboxId === mailboxId) memory.delete(key);
}

/** Removes all sessions of an account from the cache. The caches of other servers expire within two seconds. */
export function forgetAccount(db: Deps['db'], accountId: number): void {
  const memory = memoryOf(db);
  for (const [key, { session }] of memory) if (session?.accountId === accountId) memory.delete(key);
}
