import { useSyncExternalStore } from 'react';

/** Session data stored on the device (SES-02, SES-03). It doesn't include the session cookie. */
export interface StoredSession {
  userName: string;
  /** Goes with every call as proof that this page made it (LGN-47). */
  token: string;
  isLocked: boolean;
}

const none: StoredSession = { userName: '', token: '', isLocked: false };
const keys = { userName: 'jinshu.user', token: 'jinshu.token', isLocked: 'jinshu.locked' } as const;
/** The shared mailbox that the session looks into; other windows hear by it that it is another one. */
export const mailboxKey = 'jinshu.mailbox';
/** Whether the screen is locked, for windows that are not (SES-02). */
export const lockedKey = keys.isLocked;
const listeners = new Set<() => void>();

function load(): StoredSession {
  const userName = localStorage.getItem(keys.userName) ?? '';
  return { userName, token: localStorage.getItem(keys.token) ?? '', isLocked: localStorage.getItem(keys.isLocked) === '1' };
}

let current = load();

function change(next: StoredSession): void {
  current = next;
  for (const tell of listeners) tell();
}

function write(next: StoredSession): void {
  if (next.userName === '') for (const key of [...Object.values(keys), mailboxKey]) localStorage.removeItem(key);
  else {
    localStorage.setItem(keys.userName, next.userName);
    localStorage.setItem(keys.token, next.token);
    localStorage.setItem(keys.isLocked, next.isLocked ? '1' : '0');
  }
  change(next);
}

/** The one place that reads and writes the stored session. */
export const sessionStore = {
  get: (): StoredSession => current,
  /** Keeps a session that has begun, with the locked flag off (LGN-10). */
  begin(userName: string, token: string): void {
    localStorage.removeItem(mailboxKey);
    write({ userName, token, isLocked: false });
  },
  /** Keeps the token that a refresh answered (SES-17), and nothing else: another window may have locked the screen meanwhile. */
  setToken(token: string): void {
    if (current.userName === '') return;
    localStorage.setItem(keys.token, token);
    change({ ...current, token });
  },
  /** Sets the locked flag for all windows (LCK-05). In this page nothing changes: that of the lock screen is about to replace it. */
  lockAll: (): void => localStorage.setItem(keys.isLocked, '1'),
  /** The screen is unlocked, with the token that came for it (LCK-12). */
  unlock: (token: string): void => write({ ...current, token, isLocked: false }),
  /** Forgets name, token and locked flag (API-10, LGN-50). */
  clear: (): void => write(none),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Another tab of this browser logged in or out.
addEventListener('storage', ({ key, newValue }: StorageEvent) => {
  // That it was locked elsewhere is the lock's to take up, which keeps what is open here.
  if (key === null || key === keys.userName || key === keys.token || (key === keys.isLocked && newValue === '0')) change(load());
});

/** The stored session, kept up to date. */
export const useStoredSession = (): StoredSession => useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);
