import type { LockArea, ShareLevel } from '@jinshu/api';
import type { Config } from '../config/index.ts';

/** Session of the caller, as every route receives it. */
export interface Session {
  /** The SHA-256 of the cookie's secret in hexadecimal: names the session without giving it away. */
  key: string;
  accountId: number;
  /** The mailbox it looks into: the account's own, or one that is shared with it. */
  mailboxId: number;
  /** Rights in a shared mailbox; `null` in the account's own mailbox, where everything is allowed. */
  shareLevel: ShareLevel | null;
  /** The address of the account. */
  address: string;
  name: string;
  /** Goes with every changing call, in the header `x-jinshu-token`. */
  token: string;
  expiresAt: Date;
  /** Locked areas of the mailbox that this session has not unlocked (FLK-29). */
  lockedAreas: readonly LockArea[];
  /** Whether its screen is locked. It can then access only what unlocking needs (LCK-07). */
  isLocked: boolean;
  /** Whether its account needs another password first. It can then access only what the change needs. */
  mustChangePassword: boolean;
  /** Whether it must bind a second factor first. It can then access only what the binding needs. */
  mustBindFactor: boolean;
}

/** Cookie name prefix. With `__Host-`, browsers accept the cookie only from this host, over TLS and for every path. */
const prefixOf = ({ hasSecureCookies }: Pick<Config, 'hasSecureCookies'>) => (hasSecureCookies ? '__Host-' : '');

/** The cookie that holds a session's secret. */
export const sessionCookie = (config: Pick<Config, 'hasSecureCookies'>): string => `${prefixOf(config)}jinshu_session`;

/** Name of the cookie of a session of the back stage, which is apart from those of the webmail (BAK-03). */
export const operationCookie = (config: Pick<Config, 'hasSecureCookies'>): string => `${prefixOf(config)}jinshu_operation`;

/** Name of the cookie that continues a login to the back stage at its second step. */
export const operationStepCookie = (config: Pick<Config, 'hasSecureCookies'>): string => `${prefixOf(config)}jinshu_operation_step`;

/** Name of the cookie that identifies a browser with an earlier login. */
export const deviceCookie = (config: Pick<Config, 'hasSecureCookies'>): string => `${prefixOf(config)}jinshu_device`;

/** Name of the cookie that continues a login at its second step. */
export const secondStepCookie = (config: Pick<Config, 'hasSecureCookies'>): string => `${prefixOf(config)}jinshu_second_step`;

/** Name of the cookie of a browser that skips the second step. */
export const trustedCookie = (config: Pick<Config, 'hasSecureCookies'>): string => `${prefixOf(config)}jinshu_trusted`;

/** Name of the cookie of a browser that is at a provider of the social login, or has come back from there. */
export const socialCookie = (config: Pick<Config, 'hasSecureCookies'>): string => `${prefixOf(config)}jinshu_social`;

/** Options of all cookies that the server sets. */
export const cookieOptions = ({ hasSecureCookies }: Pick<Config, 'hasSecureCookies'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: hasSecureCookies }) as const;
