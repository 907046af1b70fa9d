/** What the main area of the mailbox can show besides the list (TAB-02). */
export type MailTabKind = 'reading' | 'attached' | 'compose' | 'search' | 'review';

/** One mail of one folder. */
interface ListedMail {
  folder: string;
  uid: number;
}

/** From which list a mail was opened, so that previous and next know their way (RED-02, RED-03). */
export interface ListPosition {
  sort: string;
  viewFilter: string;
  /** What the form of the list asks for; empty or left out for all. */
  sender?: string;
  subject?: string;
  content?: string;
  /** Mails in the order of the list that stay on the way, whatever becomes of the list: those that were read, or that a search has shown. */
  trail?: readonly ListedMail[];
  /** Of a search: what was asked for, which of its pages the trail holds, and how many there are. */
  found?: { query: SearchTerms; first: number; last: number; pages: number };
}

/** A closable tab of the mailbox screen (TAB-11). */
export interface MailTab {
  /** Unique among the open tabs; the same mail has the same id (TAB-07). */
  id: string;
  kind: MailTabKind;
  title: string;
  /** Raw name of the folder of the mail that is read. */
  folder: string;
  uid: number;
  /** Of a mail that is a file of that mail: which one. */
  sid: string;
  /** Nothing where no list shows it: its folder is its list then. */
  position: ListPosition | null;
  /** Of a compose tab: the draft it writes. */
  draftId: string;
  /** A compose tab whose mail has gone out closes without a question (TAB-12). */
  isSent: boolean;
  /** Its mail is held back by the server, and goes out by itself: there is nothing to lose. */
  isHeld?: boolean;
  isBurn: boolean;
  /** Of a search tab: the query, as the contract has it (TAB-08). */
  query: SearchTerms | null;
  /** Of a search tab: what it asks for in words, for the tooltip of the tab (SRC-10). */
  hint: string;
}

/**
 * What a search asks for, as the contract has it. `folderText`, `dateText` and `sizeText` say in words what was chosen, for where it is
 * shown, and go to no server (SRC-17).
 */
export type SearchTerms = Readonly<Record<string, string | number>>;

export interface MailTabs {
  tabs: readonly MailTab[];
  /** The id of the active tab; `list` is the first tab, which is always there (TAB-01). */
  activeId: string;
}

/** The id of the first tab. */
export const listTabId = 'list';

const blank = { folder: '', uid: 0, sid: '', position: null, draftId: '', isSent: false, isBurn: false, query: null, hint: '' };

/** What of a search says nothing about which mails it finds. */
const besides: readonly string[] = ['page', 'pageSize', 'folderText', 'dateText', 'sizeText'];

/** The id of the tab that reads a mail. */
export const readingTabId = ({ folder, uid }: { folder: string; uid: number }): string => `reading:${folder}:${uid}`;

export const readingTab = (tab: {
  folder: string;
  uid: number;
  title: string;
  position?: ListPosition | null;
  isBurn?: boolean;
}): MailTab => ({
  ...blank,
  ...tab,
  position: tab.position ?? null,
  isBurn: tab.isBurn ?? false,
  id: readingTabId(tab),
  kind: 'reading',
});

/** Where a mail lies that is a file of another one. */
export interface AttachedPlace {
  folder: string;
  uid: number;
  sid: string;
}

/** A mail that is a file of another one. */
export const attachedTab = ({ folder, uid, sid, title }: AttachedPlace & { title: string }): MailTab => ({
  ...blank,
  id: `attached:${folder}:${uid}:${sid}`,
  kind: 'attached',
  folder,
  uid,
  sid,
  title,
});

/** The id of the tab of the mail that carries another one as a file. */
export function holderTabId({ folder, uid, sid }: AttachedPlace): string {
  const end = sid.lastIndexOf('!');
  return end < 0 ? readingTabId({ folder, uid }) : `attached:${folder}:${uid}:${sid.slice(0, end)}`;
}

export const composeTab = (draftId: string, title: string): MailTab => ({
  ...blank,
  id: `compose:${draftId}`,
  kind: 'compose',
  title,
  draftId,
});

/** The id of the tab of a mail that is reviewed; its `uid` is the number of the review. */
export const reviewTabId = (reviewId: number): string => `review:${reviewId}`;

export const reviewTab = (reviewId: number, title: string): MailTab => ({
  ...blank,
  id: reviewTabId(reviewId),
  kind: 'review',
  title,
  uid: reviewId,
});

/** A search by the same words is the same tab, whichever page or page size it shows (TAB-08). */
export const searchTab = (title: string, query: SearchTerms, hint = ''): MailTab => {
  const terms = Object.entries(query)
    .filter(([name]) => !besides.includes(name))
    .map(([name, term]) => [name, String(term)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  // Pages make ids and selectors of it: no quotes.
  return { ...blank, id: `search:${new URLSearchParams(terms)}`, kind: 'search', title, query, hint };
};

/** Opens a tab at the end, or activates the one that is open already (TAB-07, TAB-08). */
export function openTab({ tabs }: MailTabs, tab: MailTab): MailTabs {
  return { tabs: tabs.some(({ id }) => id === tab.id) ? tabs : [...tabs, tab], activeId: tab.id };
}

/** The open tabs with those of before behind them: what is read for all, the rest for those who may write (SHR-09). */
export const restoreTabs = ({ tabs, canWrite }: MailTabs & { canWrite: boolean }, before: readonly MailTab[]): readonly MailTab[] => [
  ...tabs,
  ...before.filter(
    ({ id, kind }) => kind !== 'compose' && (canWrite || kind === 'reading' || kind === 'attached') && !tabs.some((open) => open.id === id),
  ),
];

/** Closes a tab; the one after it becomes active, or the one before when it was the last. */
export function closeTab({ tabs, activeId }: MailTabs, id: string): MailTabs {
  const index = tabs.findIndex((tab) => tab.id === id);
  if (index < 0) return { tabs, activeId };
  const rest = tabs.filter((tab) => tab.id !== id);
  return { tabs: rest, activeId: activeId === id ? (rest[Math.min(index, rest.length - 1)]?.id ?? listTabId) : activeId };
}

/** Puts another tab in the place of one: what was read has moved (RED-55), or the next mail is read in the same tab. */
export function replaceTab({ tabs, activeId }: MailTabs, id: string, tab: MailTab): MailTabs {
  const isOpenElsewhere = tab.id !== id && tabs.some((open) => open.id === tab.id);
  if (isOpenElsewhere) return { ...closeTab({ tabs, activeId }, id), activeId: activeId === id ? tab.id : activeId };
  return { tabs: tabs.map((open) => (open.id === id ? tab : open)), activeId: activeId === id ? tab.id : activeId };
}

/** What has to be asked before these tabs close: burn mail is destroyed, unsent mail is lost (TAB-13, TAB-14, TAB-15). */
export type CloseQuestion = 'discard-compose' | 'burn-close' | 'burn-close-all';

/** The questions in the order in which they are asked. A letter of which all is saved, or nothing written, is none to ask about. */
export function questionsBefore(closing: readonly MailTab[], isUnsaved: (tab: MailTab) => boolean): CloseQuestion[] {
  const questions: CloseQuestion[] = [];
  if (closing.some((tab) => tab.kind === 'compose' && !tab.isSent && !tab.isHeld && isUnsaved(tab))) questions.push('discard-compose');
  if (closing.some((tab) => tab.isBurn)) questions.push(closing.length > 1 ? 'burn-close-all' : 'burn-close');
  return questions;
}
