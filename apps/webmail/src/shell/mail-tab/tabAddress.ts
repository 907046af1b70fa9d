import { type MailTab, readingTabId } from '@jinshu/mail-machines';

/** Query parameters of the active tab: the message (`mail`, and `in` if it is in another folder), or the id of another tab. */
const names = ['mail', 'in', 'tab'] as const;

/** The query of an address with the tab that it is to show; without one it shows the list. */
export function withTab(query: URLSearchParams, tab: MailTab | undefined, folder: string): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  if (tab?.kind === 'reading') {
    next.set('mail', String(tab.uid));
    if (tab.folder !== folder) next.set('in', tab.folder);
  } else if (tab) next.set('tab', tab.id);
  return next;
}

/** The mail that an address asks for. */
export function mailAt(query: URLSearchParams, folder: string): { folder: string; uid: number } | null {
  const uid = Number(query.get('mail'));
  return Number.isSafeInteger(uid) && uid > 0 ? { folder: query.get('in') ?? folder, uid } : null;
}

/** The id of the tab that an address shows; nothing for the list. */
export function tabIdAt(query: URLSearchParams, folder: string): string | null {
  const mail = mailAt(query, folder);
  return mail ? readingTabId(mail) : query.get('tab');
}
