/** Tells how far a long work is. */
export interface Progress {
  start(total: number): void;
  advance(by: number, what?: string): void;
  stop(): void;
}

/** Tells nobody. */
export const noProgress: Progress = { start: () => undefined, advance: () => undefined, stop: () => undefined };
