import type { SharedStatus } from '@jinshu/api';
import { mailboxKey } from '../session/sessionStore.ts';

/** How the shared mailbox is called that is open; nothing in one's own. */
export function ownerOf({ isInSharedMailbox, mailboxes }: SharedStatus, userName: string): string | undefined {
  if (!isInSharedMailbox) return undefined;
  const here = mailboxes.find(({ shareId }) => String(shareId) === localStorage.getItem(mailboxKey));
  return here?.name || here?.userName || userName;
}
