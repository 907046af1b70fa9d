const listeners = new Set<() => void>();
let mayCome = false;

/** Parts of the frame that wait for the screen they stand around, so that they hold nothing up. */
export const lateParts = {
  mayCome: (): boolean => mayCome,
  /** The screen stands. */
  come(): void {
    mayCome = true;
    for (const tell of listeners) tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
