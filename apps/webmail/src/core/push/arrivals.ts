const listeners = new Set<(count: number) => void>();
let count = 0;

function change(next: number): void {
  count = next;
  for (const tell of listeners) tell(count);
}

/** Number of messages that arrived since the user last looked (PSH-08, PSH-10). */
export const arrivals = {
  add: (arrived: number): void => change(count + arrived),
  /** The user has seen them (PSH-14). */
  clear: (): void => change(0),
  /**
   * Calls the listener with the current count and on every change. The immediate call matters: a listener may subscribe after the first
   * arrivals.
   */
  subscribe(listener: (count: number) => void): () => void {
    listeners.add(listener);
    listener(count);
    return () => listeners.delete(listener);
  },
};
