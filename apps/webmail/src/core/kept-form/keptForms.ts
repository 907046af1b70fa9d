import { useEffect, useEffectEvent } from 'react';
import { sessionStore } from '../session/index.ts';

/** Key in the session storage, which is encrypted while the window is locked. */
const storageKey = 'jinshu.kept-forms';

interface Stored {
  userName: string;
  forms: Record<string, unknown>;
}

/** Forms that are open, by key. */
const open = new Map<string, () => unknown>();
/** Content of forms of the page before that no form has asked for yet. It isn't left in the storage: a form that it breaks would break again. */
const restored = new Map<string, unknown>();

function takeStored(): void {
  const text = sessionStorage.getItem(storageKey);
  if (text === null) return;
  sessionStorage.removeItem(storageKey);
  const { userName, forms } = JSON.parse(text) as Stored;
  restored.clear();
  if (userName === sessionStore.get().userName) for (const [key, value] of Object.entries(forms)) restored.set(key, value);
}

/** Stores the unsaved content of all forms, before the page of the lock screen replaces this one. */
export function keepForms(): void {
  takeStored();
  for (const [key, read] of open) {
    const value = read();
    if (value !== undefined) restored.set(key, value);
  }
  const forms = Object.fromEntries(restored);
  restored.clear();
  const { userName } = sessionStore.get();
  if (Object.keys(forms).length > 0) sessionStorage.setItem(storageKey, JSON.stringify({ userName, forms } satisfies Stored));
}

/** Returns the content that a form had when the window was locked. It stays until the form calls {@link keepAcrossLock}. */
export function keptForm<Value>(key: string): Value | undefined {
  takeStored();
  return restored.get(key) as Value | undefined;
}

/** Keeps the content of a form while the window is locked. `read` returns it, or nothing if all is saved. Returns a function that ends it. */
export function keepAcrossLock(key: string, read: () => unknown): () => void {
  restored.delete(key);
  open.set(key, read);
  return () => void (open.get(key) === read && open.delete(key));
}

/** Keeps the content of a form while the window is locked; undefined if all is saved. The form begins with {@link keptForm}. */
export function useKeptAcrossLock(key: string, unsaved: unknown): void {
  const read = useEffectEvent(() => unsaved);
  useEffect(() => keepAcrossLock(key, () => read()), [key]);
}
