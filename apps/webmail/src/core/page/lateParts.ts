const listeners = new Set<() => void>();
let mayCome = false;

/** State of frame components that load after the screen inside the frame, so that they don't delay it. */
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
