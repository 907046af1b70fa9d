import { Problem } from '@jinshu/api';
import { findAddressRule } from '../../platform/address-rule/index.ts';
import { peerKey } from '../../platform/connection/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { recordSecurity } from '../../platform/security/index.ts';
import {
  type AttemptRules,
  type Attempts,
  bookAttempts,
  countAttempts,
  forgetAttempts,
  selectBlocked,
  unbookAttempts,
} from './login.repository.ts';

/**
 * Maximum number of wrong passwords beside the policy `login_failures`, which blocks an account only for the place they come from, never
 * for its owner elsewhere (LGN-54). When many places try one account, or one place tries many accounts, each further attempt requires a
 * captcha.
 */
export const attemptLimits = {
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
  /** Uncounts this attempt alone: it was neither right nor wrong. */
  release(db: Db): Promise<void>;
}

const none: Attempts = { count: 0, isBlocked: false };

const keysOf = ({ who, ip, device }: Omit<Login, 'hasCaptcha'>) =>
  device === null ? [`place:${who} ${peerKey(ip)}`, `account:${who}`, `address:${peerKey(ip)}`] : [`device:${who} ${device}`];

const minuteMs = 60_000;

export async function rulesOf({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<AttemptRules & { now: Date }> {
  const { login_failures: failures, login_failure_minutes: counted, login_block_minutes: blocked } = await readPolicies(db);
  return { failures, countedMs: counted * minuteMs, blockedMs: blocked * minuteMs, now: now() };
}

/** Returns the addresses of accounts that are blocked for at least one place now (BAK-26). */
export const blockedAccounts = async (deps: Pick<Deps, 'db' | 'now'>): Promise<string[]> => selectBlocked(deps.db, await rulesOf(deps));

const attemptOf = (keys: readonly string[], rules: AttemptRules & { now: Date }): Attempt => ({
  settle: (db) => forgetAttempts(db, { place: keys[0] ?? '', others: keys.slice(1) }, rules),
  release: (db) => unbookAttempts(db, keys),
});

/**
 * Counts an attempt as failed before its password is checked, so that parallel attempts cannot exceed the limit. Known and unknown names
 * are handled the same way.
 * @throws {Problem} `login-rate-limited` if this place has used up its attempts, `captcha-not-passed` if another attempt needs a captcha.
 */
export async function admitLogin(deps: Pick<Deps, 'db' | 'now'>, login: Login): Promise<Attempt> {
  const { db } = deps;
  const keys = keysOf(login);
  const rules = await rulesOf(deps);
  const rule = await findAddressRule(db, login.ip, rules.now);
  if (rule === 'block') throw new Problem('login-rate-limited');
  const [place, account = none, address = none] = await bookAttempts(db, keys, rules);
  const isOver = place?.isBlocked || address.count > attemptLimits.addressAtMost;
  const needsCaptcha = account.count > attemptLimits.account || address.count > attemptLimits.address;
  if (rule === 'exempt') return attemptOf(keys, rules);
  if (isOver || (needsCaptcha && !login.hasCaptcha)) {
    await unbookAttempts(db, keys);
    throw new Problem(isOver ? 'login-rate-limited' : 'captcha-not-passed');
  }
  return attemptOf(keys, rules);
}

/** Whether the next attempt requires a captcha when the configuration does not require one anyway. */
export async function needsCaptcha(deps: Pick<Deps, 'db' | 'now'>, login: Omit<Login, 'hasCaptcha'>): Promise<boolean> {
  const [, account = none, address = none] = await countAttempts(deps.db, keysOf(login), await rulesOf(deps));
  return account.count >= attemptLimits.account || address.count >= attemptLimits.address;
}

/**
 * Like `admitLogin`, for passwords other than an account's: of a locked area, a message, or a locked screen. `what` identifies the thing it
 * opens. A place known to have opened it before has its own counter.
 */
export async function admitGuess(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { what, ip, known = null }: { what: string; ip: string; known?: string | null },
): Promise<Attempt> {
  const { db } = deps;
  const rules = await rulesOf(deps);
  const keys = known === null ? [`${what} ${peerKey(ip)}`, what] : [`${what} known ${known}`];
  const [place, all = none] = await bookAttempts(db, keys, rules);
  if (place?.isBlocked || all.count > attemptLimits.guesses) {
    await unbookAttempts(db, keys);
    await recordSecurity(deps, { kind: 'guess-refused', ip, detail: { what: what.split(':', 1)[0] ?? '' } });
    throw new Problem('login-rate-limited');
  }
  return attemptOf(keys, rules);
}
