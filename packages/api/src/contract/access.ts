import type { LockArea } from '../lock/lock.schema.ts';

/** How far a mailbox can be shared: each level allows what those before it do, and more (SHR-23). */
export const shareLevels = ['read', 'send', 'write', 'full'] as const;

export type ShareLevel = (typeof shareLevels)[number];

/** What an account may be forbidden as a whole (PRM-06 to PRM-09). */
export type NeededPermission = 'download' | 'delete' | 'departments' | 'companyBook' | 'sharedDomainBooks';

/** A call that anybody may make, without a session. */
interface PublicAccess {
  readonly of: 'public';
}

/** A call about the account itself, wherever its session looks into. */
interface AccountAccess {
  readonly of: 'account';
  /** A screen that is locked may still make it: to stay in, to be unlocked, to leave (LCK-07). */
  readonly isOpenWhileLocked?: true;
}

/** A call about the mailbox that the session looks into: the account’s own, or one that is shared with it. */
interface MailboxAccess {
  readonly of: 'mailbox';
  /** The lowest level of a share that may make it. `full` is also what the owner alone may do without a share. */
  readonly needs: ShareLevel;
  /** The area whose lock closes the call (FLK-29). Folders that a call names are found by its schemas; see `namedFolders`. */
  readonly lock?: LockArea;
  readonly permission?: NeededPermission;
}

/** Who may make a call, and what closes it to them. Every call says so: one that does not cannot be declared. */
export type Access = PublicAccess | AccountAccess | MailboxAccess;

/** Whether a share of a level allows what a call needs. */
export const isWithinShare = (level: ShareLevel, needs: ShareLevel): boolean => shareLevels.indexOf(needs) <= shareLevels.indexOf(level);
