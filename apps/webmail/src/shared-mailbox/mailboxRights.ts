import type { LoginInfo, SharedStatus } from '@jinshu/api';

/** What may be done in the mailbox that is open. Reading always may (SHR-12). */
export interface MailboxRights {
  /** Write and send mail, and open tabs that read nothing (SHR-09, SHR-10). */
  canSend: boolean;
  /** Change mail and folders: mark, flag, tag, move, delete, file, judge senders (SHR-23). */
  canChange: boolean;
}

/**
 * What the level of a shared mailbox allows; in one's own everything is allowed (SHR-13). The server refuses the rest (SHR-23), so the
 * page does not offer it.
 */
export const mailboxRights = ({ isInSharedMailbox, canAll, canWrite, canSend }: SharedStatus): MailboxRights => ({
  canSend: !isInSharedMailbox || canAll || canWrite || canSend,
  canChange: !isInSharedMailbox || canAll || canWrite,
});

/** What the organisation permits, as far as the mailbox that is open does as well. */
export const withinRights = (info: LoginInfo, { canSend, canChange }: MailboxRights): LoginInfo => ({
  ...info,
  canForward: info.canForward && canSend,
  hidesDelete: info.hidesDelete || !canChange,
});
