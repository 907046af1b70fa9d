import type { LockArea } from '../lock/lock.schema.ts';
import type { OperationNeed } from '../operation/operationRole.ts';

/** Levels of access to a shared mailbox. Each level allows everything that the levels before it allow, and more. */
export const shareLevels = ['read', 'send', 'write', 'full'] as const;

export type ShareLevel = (typeof shareLevels)[number];

/** Permissions that can be denied to an account as a whole. */
export type NeededPermission = 'download' | 'delete' | 'departments' | 'organisationBook' | 'companyBook' | 'sharedDomainBooks' | 'records';

/** Access to a call that needs no session. */
interface PublicAccess {
  readonly of: 'public';
}

/** A call about the account itself, wherever its session looks into. */
interface AccountAccess {
  readonly of: 'account';
  /** Whether the call is allowed while the screen is locked: staying logged in, unlocking, logging out. */
  readonly isOpenWhileLocked?: true;
  /** Whether the call is allowed while the password must be changed: what the change needs, beside what a locked screen allows. */
  readonly isOpenBeforeChange?: true;
}

/** A call about the mailbox that the session looks into: the account’s own, or one that is shared with it. */
interface MailboxAccess {
  readonly of: 'mailbox';
  /** The lowest level of a share that may make it; `owner` for a call that no share allows. */
  readonly needs: ShareLevel | 'owner';
  /** Area whose lock blocks the call. Folders that a call names are found in its schemas (see `namedFolders`). */
  readonly lock?: LockArea;
  readonly permission?: NeededPermission;
}

/** A call of the back stage, which has sessions of its own. */
interface OperationAccess {
  readonly of: 'operation';
  /** What the role of the caller has to allow. */
  readonly needs: OperationNeed;
  /** Whether the call asks for the password, unless it was entered a short time ago (BAK-10). */
  readonly asksPassword?: true;
  /** Whether the page makes the call by itself, so that it doesn't count as input of the user (BAK-04). */
  readonly isPassive?: true;
}

/** Callers that may make a call, and the locks and permissions that block it. Required: an endpoint without it doesn't compile. */
export type Access = PublicAccess | AccountAccess | MailboxAccess | OperationAccess;

/** Whether a share of a level allows what a call needs. */
export const isWithinShare = (level: ShareLevel, needs: ShareLevel | 'owner'): boolean =>
  needs !== 'owner' && shareLevels.indexOf(needs) <= shareLevels.indexOf(level);
