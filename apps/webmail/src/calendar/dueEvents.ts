/** A reminder whose time has come. */
export interface DueEvent {
  calendarEventId: number;
  startsAt: string;
}

const listeners = new Set<() => void>();
let last: DueEvent | undefined;

/** The last reminder that was pushed (CAL-35). */
export const dueEvents = {
  tell: (due: DueEvent | undefined): void => {
    last = due;
    for (const hear of listeners) hear();
  },
  get: (): DueEvent | undefined => last,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
