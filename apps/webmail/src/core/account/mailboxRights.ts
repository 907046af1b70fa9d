import type { LoginInfo, SharedStatus } from '@jinshu/api';

/** Rights in the open mailbox. Reading is always allowed (SHR-12). */
export interface MailboxRights {
  /** Write and send mail, and open tabs that read nothing (SHR-09, SHR-10). */
  canSend: boolean;
  /** Change mail and folders: mark, flag, tag, move, delete, file, judge senders (SHR-23). */
  canChange: boolean;
}

/**
 * Returns the rights of a shared mailbox's level. In the user's own mailbox, everything is allowed (SHR-13). The server rejects anything
 * else (SHR-23), so the page doesn't offer it.
 */
export const mailboxRights = ({ isInSharedMailbox, canAll, canWrite, canSend }: SharedStatus): MailboxRights => ({
  canSend: !isInSharedMailbox || canAll || canWrite || canSend,
  canChange: !isInSharedMailbox || canAll || canWrite,
});

/** Restricts the organization's permissions to the rights in the open mailbox. */
export const withinRights = (info: LoginInfo, { canSend, canChange }: MailboxRights): LoginInfo => ({
  ...info,
  canForward: info.canForward && canSend,
  hidesDelete: info.hidesDelete || !canChange,
});
