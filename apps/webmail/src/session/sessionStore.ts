import { useSyncExternalStore } from 'react';

/** What the device keeps of the session (SES-02, SES-03). The cookie that opens the server is not among it. */
export interface StoredSession {
  userName: string;
  /** Goes with every call as proof that this page made it (LGN-47). */
  token: string;
  isLocked: boolean;
}

const none: StoredSession = { userName: '', token: '', isLocked: false };
const keys = { userName: 'jinshu.user', token: 'jinshu.token', isLocked: 'jinshu.locked' } as const;
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
  if (next.userName === '') for (const key of Object.values(keys)) localStorage.removeItem(key);
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
  begin: (userName: string, token: string): void => write({ userName, token, isLocked: false }),
  /** Keeps the token that a refresh answered (SES-17). */
  setToken: (token: string): void => write({ ...current, token }),
  /** Forgets name, token and locked flag (API-10, LGN-50). */
  clear: (): void => write(none),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Another tab of this browser logged in or out.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === keys.userName || key === keys.token) change(load());
});

/** The stored session, kept up to date. */
export const useStoredSession = (): StoredSession => useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
