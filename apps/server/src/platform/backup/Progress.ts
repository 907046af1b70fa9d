/** Reports the progress of a long operation. */
export interface Progress {
  start(total: number): void;
  advance(by: number, what?: string): void;
  stop(): void;
}

/** Discards progress reports. */
export const noProgress: Progress = { start: () => undefined, advance: () => undefined, stop: () => undefined };
