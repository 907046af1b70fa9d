import type { SharedStatus } from '@jinshu/api';
import { mailboxKey } from '../session/index.ts';

/** Returns the name of the open shared mailbox; undefined in the user's own mailbox. */
export function ownerOf({ isInSharedMailbox, mailboxes }: SharedStatus, userName: string): string | undefined {
  if (!isInSharedMailbox) return undefined;
  const here = mailboxes.find(({ shareId }) => String(shareId) === localStorage.getItem(mailboxKey));
  return here?.name || here?.userName || userName;
}
