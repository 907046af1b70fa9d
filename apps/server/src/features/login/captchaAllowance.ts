import { Problem } from '@jinshu/api';
import { peerKey } from '../../platform/connection/index.ts';
import type { Deps } from '../../platform/deps/index.ts';

/** Maximum number of captchas issued to an IP address within 15 minutes. Enough for a building full of users, too few to guess one. */
export const captchasPerAddress = 1_000;
const windowMs = 15 * 60_000;

/** Counts the captchas that addresses get from this server, which is what they cost. */
export interface CaptchaAllowance {
  /** @throws {Problem} `login-rate-limited` when the address had its captchas. */
  take(ip: string): void;
  /** Whether the address may have one more. */
  hasRoom(ip: string): boolean;
}

function createCaptchaAllowance(now: () => Date): CaptchaAllowance {
  let since = now().getTime();
  let counts = new Map<string, number>();
  const countOf = (ip: string): number => {
    const at = now().getTime();
    if (at - since >= windowMs || at < since) [since, counts] = [at, new Map()];
    return counts.get(peerKey(ip)) ?? 0;
  };
  const hasRoom = (ip: string) => countOf(ip) < captchasPerAddress;
  return {
    hasRoom,
    take(ip) {
      if (!hasRoom(ip)) throw new Problem('login-rate-limited');
      counts.set(peerKey(ip), countOf(ip) + 1);
    },
  };
}

const allowances = new WeakMap<Deps['db'], CaptchaAllowance>();

/** The count of this server. */
export function captchaAllowanceOf({ db, now }: Pick<Deps, 'db' | 'now'>): CaptchaAllowance {
  const allowance = allowances.get(db) ?? createCaptchaAllowance(now);
  allowances.set(db, allowance);
  return allowance;
}
