import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps/index.ts';
import { serverKey } from '../../platform/server-key/index.ts';
import { hasLoggedIn, selectPasswordHash } from './login.repository.ts';

/** Number of days a browser stays known after its last login. */
export const deviceDays = 400;
/** People who share a browser. */
const maximumEntries = 5;
const entryPattern = /^([0-9a-z]{1,6}~[\w-]{16})~([\w-]{43})$/;

const keyOf = ({ db }: Pick<Deps, 'db'>) => serverKey(db, 'known-devices', async () => randomBytes(32));
const dayOf = ({ now }: Pick<Deps, 'now'>) => Math.floor(now().getTime() / 86_400_000);
/** The key of an account. Another password makes another key, so that it knows no browser any more (SET-119). */
async function accountKey(deps: Pick<Deps, 'db'>, accountId: number): Promise<Buffer> {
  const hash = await selectPasswordHash(deps.db, accountId);
  return createHmac('sha256', await keyOf(deps))
    .update(`${accountId}:${hash ?? ''}`)
    .digest();
}
const sign = (key: Buffer, name: string) => createHmac('sha256', key).update(name).digest();

/** Splits a cookie into what is this account's and what is others'. */
function sort(key: Buffer, cookie: string | undefined): { own: string | null; others: string[] } {
  let own: string | null = null;
  const others: string[] = [];
  for (const entry of (cookie ?? '').split('.').slice(0, maximumEntries)) {
    const [, name, mac] = entryPattern.exec(entry) ?? [];
    if (name === undefined || mac === undefined) continue;
    if (timingSafeEqual(Buffer.from(mac, 'base64url'), sign(key, name))) own = name;
    else others.push(entry);
  }
  return { own, others };
}

/**
 * Returns the name of a browser that has logged in to this account, read from its cookie; null for any other browser. It grants no access.
 * It only exempts this browser from the count of wrong passwords from elsewhere (LGN-54).
 */
export async function readDevice(deps: Pick<Deps, 'db' | 'now'>, cookie: string | undefined, accountId: number): Promise<string | null> {
  if (cookie === undefined) return null;
  const { own } = sort(await accountKey(deps, accountId), cookie);
  const day = Number.parseInt(own?.split('~', 1)[0] ?? '', 36);
  return day > dayOf(deps) - deviceDays ? own : null;
}

/** Whether an owner should hear of a login from this browser. One who has never logged in can't tell one device from another. */
export const isNewDevice = async (deps: Pick<Deps, 'db' | 'now'>, cookie: string | undefined, accountId: number): Promise<boolean> =>
  (await readDevice(deps, cookie, accountId)) === null && (await hasLoggedIn(deps.db, accountId));

/** The cookie of a browser after a login: its name for this account, and those of others who log in there. */
export async function makeDevice(deps: Pick<Deps, 'db' | 'now'>, cookie: string | undefined, accountId: number): Promise<string> {
  const key = await accountKey(deps, accountId);
  const name = `${dayOf(deps).toString(36)}~${randomBytes(12).toString('base64url')}`;
  const entry = `${name}~${sign(key, name).toString('base64url')}`;
  return [entry, ...sort(key, cookie).others.slice(0, maximumEntries - 1)].join('.');
}
