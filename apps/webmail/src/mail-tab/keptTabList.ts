import type { MailTab } from '@jinshu/mail-machines';
import { keptTabsKey } from '../app/accountSystem.ts';
import { mailboxKey } from '../session/sessionStore.ts';

interface Kept {
  /** Whose mailbox they are of: another one begins without tabs. */
  mailbox: string;
  tabs: readonly MailTab[];
}

const mailboxOf = (userName: string) => `${userName} ${localStorage.getItem(mailboxKey) ?? ''}`;

/** Keeps the open tabs for when this window loads the page anew. */
export function keepTabs(userName: string, tabs: readonly MailTab[]): void {
  const kept: Kept = { mailbox: mailboxOf(userName), tabs };
  try {
    sessionStorage.setItem(keptTabsKey, JSON.stringify(kept));
  } catch {
    // A window that may keep nothing begins with the list.
  }
}

/** The tabs that were open in this window. */
export function keptTabList(userName: string): readonly MailTab[] {
  const text = sessionStorage.getItem(keptTabsKey);
  if (text === null) return [];
  const kept = JSON.parse(text) as Kept;
  return kept.mailbox === mailboxOf(userName) ? kept.tabs : [];
}
