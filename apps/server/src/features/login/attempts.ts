import { Problem } from '@jinshu/api';
import { peerKey } from '../../platform/connection/ConnectionRoom.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { recordSecurity } from '../../platform/security/recordSecurity.ts';
import { bookAttempts, countAttempts, forgetAttempts, unbookAttempts } from './login.repository.ts';

/**
 * Maximum number of wrong passwords within 15 minutes. Too many block the account only for the place they come from, never for its owner
 * elsewhere (LGN-54). When many places try one account, or one place tries many accounts, each further attempt requires a captcha.
 */
export const attemptLimits = {
  place: 10,
  /** Per account, from all places except known browsers of its owner. */
  account: 30,
  /** Per IP address, over all accounts. `address` requires a captcha from then on; `addressAtMost` blocks all attempts. */
  address: 30,
  addressAtMost: 200,
  /** Per mailbox lock or message password, from all places. */
  guesses: 100,
} as const;

/** Account and origin of a login attempt. */
export interface Login {
  /** Address of the account, or a hash for an unknown name. */
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
 * Counts an attempt as failed before its password is checked, so that parallel attempts cannot exceed the limit. Known and unknown names
 * are handled the same way.
 * @throws {Problem} `login-rate-limited` if this place has used up its attempts, `captcha-not-passed` if another attempt needs a captcha.
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

/** Whether the next attempt requires a captcha when the configuration does not require one anyway. */
export async function needsCaptcha({ db, now }: Pick<Deps, 'db' | 'now'>, login: Omit<Login, 'hasCaptcha'>): Promise<boolean> {
  const [, account = 0, address = 0] = await countAttempts(db, keysOf(login), now());
  return account >= attemptLimits.account || address >= attemptLimits.address;
}

/**
 * Like `admitLogin`, for passwords other than an account's: of a locked area, a message, or a locked screen. `what` identifies the thing it
 * opens. A place known to have opened it before has its own counter.
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
