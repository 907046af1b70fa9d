import { keepForms } from '../kept-form/index.ts';
import { pageLoad } from '../page/index.ts';
import { openSealing } from '../seal/index.ts';
import { lockedKey, sessionStore } from '../session/index.ts';

/** Session storage keys of a locked window: the data of its lock screen, and the data that unlocking restores. */
const keys = { ticket: 'jinshu.lock-ticket', sealed: 'jinshu.lock-sealed' } as const;

/** Data of a window for its lock screen. */
export interface LockTicket {
  /** Whether the window has no lock screen of its own: it waits until another is unlocked. */
  isAway: boolean;
  /** Whether this window locked first, and has to lock the session on the server. */
  isFirst: boolean;
  /** Path of the window, without its query. */
  pathname: string;
  name?: string | undefined;
  imageUrl?: string | undefined;
  isTwelveHour?: boolean | undefined;
}

/** Input of a lock. */
export interface LockWindow extends Pick<LockTicket, 'isAway' | 'name' | 'imageUrl' | 'isTwelveHour'> {
  at: { pathname: string; search: string };
  /** Stores the messages being written. */
  keep?: () => Promise<void>;
}

/** Address of a locked window and the content of its session storage. */
interface Restored {
  at: string;
  kept: Record<string, string>;
}

async function sealWindow(state: Restored): Promise<string> {
  const { encrypt } = await openSealing();
  return btoa(Array.from(encrypt(JSON.stringify(state)), (byte) => String.fromCharCode(byte)).join(''));
}

let isLocking = false;

/**
 * Locks this window. The document of the lock screen replaces its own, so that its memory is emptied. The data that unlocking restores is
 * encrypted with a key that the server doesn't give out before.
 */
export async function lockWindow({ at: { pathname, search }, keep = async () => undefined, ...shown }: LockWindow): Promise<void> {
  if (isLocking) return;
  isLocking = true;
  const ticket: LockTicket = { ...shown, pathname, isFirst: localStorage.getItem(lockedKey) !== '1' };
  sessionStore.lockAll();
  document.body.style.display = 'none';
  keepForms();
  await keep();
  // Without its key the window keeps nothing, and unlocking leads to the path alone.
  const sealed = await sealWindow({ at: `${pathname}${search}`, kept: { ...sessionStorage } }).catch(() => '');
  sessionStorage.clear();
  sessionStorage.setItem(keys.ticket, JSON.stringify(ticket));
  try {
    sessionStorage.setItem(keys.sealed, sealed);
  } catch {
    // A message to print is too large for the storage in this form.
  }
  // No form may ask whether to leave.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  isLocking = false;
  pageLoad.replace('/lockscreen');
}

/** Returns the ticket with which this page was loaded; nothing if the user came by the address or loaded the page again (RTE-28). */
export function lockTicket(): LockTicket | undefined {
  const text = sessionStorage.getItem(keys.ticket);
  return text === null ? undefined : JSON.parse(text);
}

/** Invalidates the ticket: the next load of this page ends the session. */
export const spendLockTicket = (): void => sessionStorage.removeItem(keys.ticket);

/** Restores the session storage of an unlocked window. Returns its address. */
export async function restoreWindow({ pathname }: LockTicket): Promise<string> {
  const sealed = sessionStorage.getItem(keys.sealed) ?? '';
  sessionStorage.removeItem(keys.sealed);
  try {
    const { decrypt } = await openSealing();
    const { at, kept } = JSON.parse(decrypt(Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0)))) as Restored;
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    return at;
  } catch {
    return pathname;
  }
}
