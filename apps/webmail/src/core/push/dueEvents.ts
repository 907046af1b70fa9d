/** A reminder whose time has come. */
export interface DueEvent {
  calendarEventId: number;
  startsAt: string;
}

const listeners = new Set<() => void>();
let all: readonly DueEvent[] = [];

/** Pushed reminders, oldest first (CAL-35). Reminders that arrive while the screen is locked are shown behind the lock. */
export const dueEvents = {
  tell: (due: DueEvent | undefined): void => {
    all = due ? [...all, due] : [];
    for (const hear of listeners) hear();
  },
  /** Another screen does not tell of it again. */
  told: (due: DueEvent): void => {
    all = all.filter((one) => one !== due);
  },
  get: (): readonly DueEvent[] => all,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
