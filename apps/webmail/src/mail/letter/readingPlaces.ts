import { sessionStore } from '../../core/session/index.ts';

/** Images of a message: maps the sender's URL to our own URL. */
export type Pictures = ReadonlyMap<string, string>;

/** Scroll position and display of an open message. */
export interface ReadingPlace {
  scrollTop: number;
  mode?: 'html' | 'text' | undefined;
  /** Whether the reader has agreed to remote images in this message. */
  hasAgreed?: boolean | undefined;
  /** Those that are shown: a print has them as well. */
  pictures?: Pictures | undefined;
}

/**
 * Keyed by user and reading tab, so that consent doesn't pass to the next user who logs in on this page. Never cleared on logout: a day's
 * entries are few.
 */
const places = new Map<string, ReadingPlace>();
const keyOf = (tabId: string) => sessionStore.get().userName + tabId;

/** Returns the reading place of a message, so that reading resumes there when its tab is shown again or the user goes back to it. */
export function placeOf(tabId: string): ReadingPlace {
  const key = keyOf(tabId);
  const place = places.get(key) ?? { scrollTop: 0 };
  places.set(key, place);
  return place;
}

/** Forgets the reading place: a reopened message starts at the top. */
export const forgetPlace = (tabId: string): void => void places.delete(keyOf(tabId));
