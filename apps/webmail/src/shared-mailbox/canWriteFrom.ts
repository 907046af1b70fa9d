import type { SharedStatus } from '@jinshu/api';

/** Whether mail may be written from the mailbox that is open: in a shared one its owner decides (SHR-09, SHR-10, SHR-13). */
export const canWriteFrom = ({ isInSharedMailbox, canAll, canWrite, canSend }: SharedStatus): boolean =>
  !isInSharedMailbox || canAll || canWrite || canSend;
