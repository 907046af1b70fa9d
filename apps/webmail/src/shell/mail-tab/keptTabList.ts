import type { MailTab } from '@jinshu/mail-machines';
import { keptTabsKey } from '../../core/account/index.ts';
import { mailboxKey } from '../../core/session/index.ts';

interface Kept {
  /** Mailbox of the tabs: another mailbox starts without tabs. */
  mailbox: string;
  tabs: readonly MailTab[];
}

const mailboxOf = (userName: string) => `${userName} ${localStorage.getItem(mailboxKey) ?? ''}`;

/** Stores the open tabs, so that this window can restore them after a reload. */
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
