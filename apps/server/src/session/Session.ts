import type { LockArea } from '@jinshu/api';
import type { ShareLevel } from '../db/tables.ts';

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
}

/** The cookie that holds a session's secret. */
export const sessionCookie = 'jinshu_session';
