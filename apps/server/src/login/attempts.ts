import { Problem } from '@jinshu/api';
import { peerKey } from '../connection/ConnectionRoom.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { recordSecurity } from '../security/recordSecurity.ts';
import { bookAttempts, countAttempts, forgetAttempts, unbookAttempts } from './login.repository.ts';

/**
 * How many wrong passwords count within a quarter of an hour. An account is closed to the place they come from, never to its owner
 * elsewhere (LGN-54); when many places try together, or one place many accounts, each further try costs a captcha.
 */
export const attemptLimits = {
  place: 10,
  /** Of one account, from all places that are not known to be its owner's. */
  account: 30,
  /** From one address, over all accounts: then a captcha is asked for, and at the second nothing goes. */
  address: 30,
  addressAtMost: 200,
  /** Of the lock of a mailbox or the password of a letter, from all places. */
  guesses: 100,
} as const;

/** Who tries, and from where. */
export interface Login {
  /** The account, or a mark of a name that nobody has. */
  who: string;
  ip: string;
  /** The name of a browser that is known to be the owner's. */
  device: string | null;
  hasCaptcha: boolean;
}

/** An attempt that was let through: it stays counted unless it turns out right. */
export interface Attempt {
  /** Forgets it, and what this place got wrong before. */
  settle(db: Db): Promise<void>;
}

const keysOf = ({ who, ip, device }: Omit<Login, 'hasCaptcha'>) =>
  device === null ? [`place:${who} ${peerKey(ip)}`, `account:${who}`, `address:${peerKey(ip)}`] : [`device:${who} ${device}`];

/**
 * Counts an attempt as failed before its password is looked at, so that attempts side by side cannot pass the limit together. Known and
 * unknown names go the same way.
 * @throws {Problem} `login-rate-limited` when this place has had its tries, `captcha-not-passed` when one more needs a captcha.
 */
export async function admitLogin({ db, now }: Pick<Deps, 'db' | 'now'>, login: Login): Promise<Attempt> {
  const keys = keysOf(login);
  const [place = 0, account = 0, address = 0] = await bookAttempts(db, keys, now());
  const isOver = place > attemptLimits.place || address > attemptLimits.addressAtMost;
  const needsCaptcha = account > attemptLimits.account || address > attemptLimits.address;
  if (isOver || (needsCaptcha && !login.hasCaptcha)) {
    await unbookAttempts(db, keys);
    throw new Problem(isOver ? 'login-rate-limited' : 'captcha-not-passed');
  }
  return { settle: (tx) => forgetAttempts(tx, { place: keys[0] ?? '', others: keys.slice(1) }, now()) };
}

/** Whether the next attempt would cost a captcha where none is asked for otherwise. */
export async function needsCaptcha({ db, now }: Pick<Deps, 'db' | 'now'>, login: Omit<Login, 'hasCaptcha'>): Promise<boolean> {
  const [, account = 0, address = 0] = await countAttempts(db, keysOf(login), now());
  return account >= attemptLimits.account || address >= attemptLimits.address;
}

/**
 * The same for a password that is no account's: of a locked area, of a letter, of a locked screen. `what` is what it opens. A place that is
 * known to have opened it before is counted by itself.
 */
export async function admitGuess(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { what, ip, known = null }: { what: string; ip: string; known?: string | null },
): Promise<Attempt> {
  const { db, now } = deps;
  const keys = known === null ? [`${what} ${peerKey(ip)}`, what] : [`${what} known ${known}`];
  const [place = 0, all = 0] = await bookAttempts(db, keys, now());
  if (place > attemptLimits.place || all > attemptLimits.guesses) {
    await unbookAttempts(db, keys);
    await recordSecurity(deps, { kind: 'guess-refused', ip, detail: { what: what.split(':', 1)[0] ?? '' } });
    throw new Problem('login-rate-limited');
  }
  return { settle: (tx) => forgetAttempts(tx, { place: keys[0] ?? '', others: keys.slice(1) }, now()) };
}
