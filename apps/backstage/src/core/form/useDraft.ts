import { useCallback, useState } from 'react';

/** Values of a form beside those that are saved. */
interface Draft<T extends object> {
  values: T;
  /** The values that differ from the saved ones. */
  changes: Partial<T>;
  set: <K extends keyof T>(name: K, value: T[K]) => void;
  reset: () => void;
}

/** Keeps the input of a form until it is saved or reset. A failed save keeps it too (BAK-07). */
export function useDraft<T extends object>(saved: T): Draft<T> {
  const [typed, setTyped] = useState<Partial<T>>({});
  const names = (Object.keys(typed) as (keyof T)[]).filter((name) => typed[name] !== saved[name]);
  const changes = Object.fromEntries(names.map((name) => [name, typed[name]])) as Partial<T>;
  const set = useCallback(<K extends keyof T>(name: K, value: T[K]) => setTyped((known) => ({ ...known, [name]: value })), []);
  const reset = useCallback(() => setTyped({}), []);
  return { values: { ...saved, ...changes }, changes, set, reset };
}
