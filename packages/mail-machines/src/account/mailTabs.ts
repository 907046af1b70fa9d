/** Kinds of content of the mailbox's main area, other than the list. */
export type MailTabKind = 'reading' | 'attached' | 'compose' | 'search' | 'review';

/** Message in a folder. */
interface ListedMail {
  folder: string;
  uid: number;
}

/** List from which a message was opened. Previous and next follow its order. */
export interface ListPosition {
  sort: string;
  viewFilter: string;
  /** Terms of the list's filter form; empty or omitted to match all. */
  sender?: string;
  subject?: string;
  content?: string;
  /** Messages in list order that previous and next keep even if the list changes: those already read, or those shown by a search. */
  trail?: readonly ListedMail[];
  /** For a search: its query, the first and last page contained in the trail, and the number of pages. */
  found?: { query: SearchTerms; first: number; last: number; pages: number };
}

/** Closable tab of the mailbox screen. */
export interface MailTab {
  /** Unique among the open tabs; the same message has the same id. */
  id: string;
  kind: MailTabKind;
  title: string;
  /** Raw name of the folder of the mail that is read. */
  folder: string;
  uid: number;
  /** Id of the attached message in that message; empty for other tabs. */
  sid: string;
  /** Nothing where no list shows it: its folder is its list then. */
  position: ListPosition | null;
  /** Draft of a compose tab; empty for other tabs. */
  draftId: string;
  /** Whether the message of a compose tab was sent. The tab then closes without a question. */
  isSent: boolean;
  /**
   * Whether the server holds the message and will send it automatically. The tab then closes without a question, as no changes would be
   * lost.
   */
  isHeld?: boolean;
  isBurn: boolean;
  /** Query of a search tab, as in the API contract; null for other tabs. */
  query: SearchTerms | null;
  /** Readable query of a search tab, for the tab's tooltip; empty for other tabs. */
  hint: string;
}

/**
 * Search query, as in the API contract. `folderText`, `dateText` and `sizeText` are the labels of the user's choices: they are only
 * displayed and not sent to the server.
 */
export type SearchTerms = Readonly<Record<string, string | number>>;

export interface MailTabs {
  tabs: readonly MailTab[];
  /** Id of the active tab; `list` is the first tab, which is always open. */
  activeId: string;
}

/** The id of the first tab. */
export const listTabId = 'list';

const blank = { folder: '', uid: 0, sid: '', position: null, draftId: '', isSent: false, isBurn: false, query: null, hint: '' };

/** Terms of a search that don't affect which messages it finds. */
const besides: readonly string[] = ['page', 'pageSize', 'folderText', 'dateText', 'sizeText'];

/** Returns the id of the tab that shows a message. */
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

/** Location of an attached message. */
export interface AttachedPlace {
  folder: string;
  uid: number;
  sid: string;
}

/** Creates the tab of an attached message. */
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

/** Returns the id of the tab of a message under review. The tab's `uid` is the id of the review. */
export const reviewTabId = (reviewId: number): string => `review:${reviewId}`;

export const reviewTab = (reviewId: number, title: string): MailTab => ({
  ...blank,
  id: reviewTabId(reviewId),
  kind: 'review',
  title,
  uid: reviewId,
});

/** Creates the tab of a search. Searches with the same terms share a tab id, regardless of page and page size. */
export const searchTab = (title: string, query: SearchTerms, hint = ''): MailTab => {
  const terms = Object.entries(query)
    .filter(([name]) => !besides.includes(name))
    .map(([name, term]) => [name, String(term)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  // Pages make ids and selectors of it: no quotes.
  return { ...blank, id: `search:${new URLSearchParams(terms)}`, kind: 'search', title, query, hint };
};

/** Opens a tab at the end, or activates it if it is already open. */
export function openTab({ tabs }: MailTabs, tab: MailTab): MailTabs {
  return { tabs: tabs.some(({ id }) => id === tab.id) ? tabs : [...tabs, tab], activeId: tab.id };
}

/** Returns the open tabs followed by the earlier ones. Compose tabs are left out, and without write access all but the reading tabs. */
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

/**
 * Replaces a tab: after its message moved, or when the next message is opened in the same tab. If the new tab is already open, the old one
 * closes.
 */
export function replaceTab({ tabs, activeId }: MailTabs, id: string, tab: MailTab): MailTabs {
  const isOpenElsewhere = tab.id !== id && tabs.some((open) => open.id === tab.id);
  if (isOpenElsewhere) return { ...closeTab({ tabs, activeId }, id), activeId: activeId === id ? tab.id : activeId };
  return { tabs: tabs.map((open) => (open.id === id ? tab : open)), activeId: activeId === id ? tab.id : activeId };
}

/** Question before tabs close: unsaved messages would be lost, and burn-after-reading messages destroyed. */
export type CloseQuestion = 'discard-compose' | 'burn-close' | 'burn-close-all';

/** Returns the questions in the order to ask them. An empty or fully saved message raises none. */
export function questionsBefore(closing: readonly MailTab[], isUnsaved: (tab: MailTab) => boolean): CloseQuestion[] {
  const questions: CloseQuestion[] = [];
  if (closing.some((tab) => tab.kind === 'compose' && !tab.isSent && !tab.isHeld && isUnsaved(tab))) questions.push('discard-compose');
  if (closing.some((tab) => tab.isBurn)) questions.push(closing.length > 1 ? 'burn-close-all' : 'burn-close');
  return questions;
}
