import { sessionStore } from '../session/sessionStore.ts';

/** The pictures of a letter by where its sender put them, with addresses of our own. */
export type Pictures = ReadonlyMap<string, string>;

/** How far a mail is read, and how it is shown. */
export interface ReadingPlace {
  scrollTop: number;
  mode?: 'html' | 'text' | undefined;
  /** The reader has agreed to pictures from elsewhere, for this mail. */
  hasAgreed?: boolean | undefined;
  /** Those that are shown: a print has them as well. */
  pictures?: Pictures | undefined;
}

/** By who is in and the id of the reading tab: whoever logs in next on this page has agreed to nothing. A day's work has few of them. */
const places = new Map<string, ReadingPlace>();
const keyOf = (tabId: string) => sessionStore.get().userName + tabId;

/** Where a mail was left: to go on there when its tab comes back into sight, or the way back leads to it. */
export function placeOf(tabId: string): ReadingPlace {
  const key = keyOf(tabId);
  const place = places.get(key) ?? { scrollTop: 0 };
  places.set(key, place);
  return place;
}

/** A mail that is opened anew begins at its beginning. */
export const forgetPlace = (tabId: string): void => void places.delete(keyOf(tabId));
