import type { LockArea, ShareLevel } from '@jinshu/api';
import type { Config } from '../config.ts';

/** Who is calling: a session as every route sees it. */
export interface Session {
  /** The SHA-256 of the cookie's secret in hexadecimal: names the session without giving it away. */
  key: string;
  accountId: number;
  /** The mailbox it looks into: the account's own, or one that is shared with it. */
  mailboxId: number;
  /** What it may do there; `null` in the account's own mailbox, where all is allowed. */
  shareLevel: ShareLevel | null;
  /** The address of the account. */
  address: string;
  name: string;
  isAdmin: boolean;
  /** Goes with every changing call, in the header `x-jinshu-token`. */
  token: string;
  expiresAt: Date;
  /** What is closed to it: the locked areas of the mailbox that it has not released (FLK-29). */
  lockedAreas: readonly LockArea[];
  /** Whether its screen is locked: it is answered only what unlocking needs (LCK-07). */
  isLocked: boolean;
}

/** How cookies are named: with this prefix browsers take them from this host alone, over TLS, for every path. */
const prefixOf = ({ hasSecureCookies }: Pick<Config, 'hasSecureCookies'>) => (hasSecureCookies ? '__Host-' : '');

/** The cookie that holds a session's secret. */
export const sessionCookie = (config: Pick<Config, 'hasSecureCookies'>): string => `${prefixOf(config)}jinshu_session`;

/** The cookie by which a browser is known in which somebody has logged in before. */
export const deviceCookie = (config: Pick<Config, 'hasSecureCookies'>): string => `${prefixOf(config)}jinshu_device`;

/** What a cookie of ours is set with. */
export const cookieOptions = ({ hasSecureCookies }: Pick<Config, 'hasSecureCookies'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: hasSecureCookies }) as const;
