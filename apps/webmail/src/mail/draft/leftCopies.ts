import type { IntlShape } from 'react-intl';
import type { Account } from '../../core/account/index.ts';
import { mailboxKey } from '../../core/session/index.ts';
import { composeStrings } from './compose.strings.ts';
import { browserCopies, type CopyStore, type DraftCopy, forgottenAfterMs } from './copyStore.ts';
import { offerCopies } from './offerCopies.ts';

/** Names the lock by which the windows of a browser know which letters are being written. */
export const lockName = (draftId: string): string => `jinshu.draft.${draftId}`;

/**
 * Returns the owner of a message's copies in the browser. Copies of a shared mailbox are offered only there, and the user's own copies
 * aren't. Otherwise a private draft could be saved among drafts that others can read.
 */
export const copyOwner = ({ userName, status }: Pick<Account, 'userName' | 'status'>): string =>
  status.isInSharedMailbox ? `${userName} ${localStorage.getItem(mailboxKey)}` : userName;

/** Returns a user's unfinished messages that aren't open in any window. Deletes very old ones. */
export async function leftCopies(userName: string, now: number, store: CopyStore = browserCopies): Promise<DraftCopy[]> {
  const [copies, locks] = await Promise.all([store.all(), navigator.locks?.query()]);
  const held = new Set(locks?.held?.map(({ name }) => name));
  const old = copies.filter(({ at }) => now - at > forgottenAfterMs);
  await Promise.all(old.map(({ draftId }) => store.drop(draftId)));
  return copies.filter((copy) => copy.userName === userName && !old.includes(copy) && !held.has(lockName(copy.draftId)));
}

/** Offers the messages that were left unfinished when the browser or the session ended. What continues one loads with the first offer. */
export async function offerLeftCopies(account: Account, formatMessage: IntlShape['formatMessage']): Promise<void> {
  const copies = await leftCopies(copyOwner(account), Date.now());
  if (copies.length === 0) return;
  const { continueCopy } = await import('./beginMail.ts');
  offerCopies(formatMessage, composeStrings.unfinished, copies, (copy) => continueCopy(account, formatMessage, copy));
}
