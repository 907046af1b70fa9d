const listeners = new Set<(count: number) => void>();
let count = 0;

function change(next: number): void {
  count = next;
  for (const tell of listeners) tell(count);
}

/** How many mails have arrived since the user last looked (PSH-08, PSH-10). */
export const arrivals = {
  add: (arrived: number): void => change(count + arrived),
  /** The user has seen them (PSH-14). */
  clear: (): void => change(0),
  /** Tells how many there are, now and whenever that changes: who listens may have come later than the first of them. */
  subscribe(listener: (count: number) => void): () => void {
    listeners.add(listener);
    listener(count);
    return () => listeners.delete(listener);
  },
};
