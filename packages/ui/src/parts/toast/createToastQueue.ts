/** Content of a toast. */
export interface ToastContent {
  /** One sentence. */
  message: string;
  /** `danger` is read at once, the others when the reader is idle. @default 'success' */
  tone?: 'success' | 'info' | 'danger' | undefined;
  /** One thing to do about it, such as undo. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Time until the toast closes, in milliseconds; `null` keeps it open until it is closed. @default 4000 */
  timeoutMs?: number | null | undefined;
  /** Shows a button to close it. @default false */
  isClosable?: boolean | undefined;
  /** A later toast with the same key replaces the earlier one. A toast with the same text also replaces it if neither has an action. */
  key?: string | undefined;
}

/** A toast in the queue. */
export interface Toast extends ToastContent {
  id: number;
}

/** Keeps the toasts on screen. Lives outside React, so that anything may speak. */
export interface ToastQueue {
  /** Shows a toast and returns its id. */
  add: (toast: ToastContent) => number;
  close: (id: number) => void;
  clear: () => void;
  /** Stops the clocks, while the pointer or the focus is on the toasts. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly Toast[];
}

interface Running {
  toast: Toast;
  /** Remaining time, in milliseconds. */
  leftMs: number | null;
  startedAt: number;
  timer?: ReturnType<typeof setTimeout>;
}

const shownAtOnce = 3;

/**
 * Makes a queue for a `ToastRegion`.
 *
 * @example
 * const toasts = createToastQueue();
 * toasts.add({ message: 'Moved to Trash', action: { label: 'Undo', onPress: undo } });
 */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let entries: readonly Running[] = [];
  let snapshot: readonly Toast[] = [];
  let isPaused = false;
  let lastId = 0;

  const set = (next: readonly Running[]) => {
    entries = next;
    snapshot = next.map(({ toast }) => toast);
    for (const listener of listeners) listener();
  };
  const stop = (entry: Running) => {
    if (entry.timer === undefined) return;
    clearTimeout(entry.timer);
    delete entry.timer;
    if (entry.leftMs !== null) entry.leftMs -= Date.now() - entry.startedAt;
  };
  const start = (entry: Running) => {
    if (isPaused || entry.leftMs === null || entry.timer !== undefined) return;
    entry.startedAt = Date.now();
    entry.timer = setTimeout(() => close(entry.toast.id), Math.max(entry.leftMs, 0));
  };
  const drop = (isDropped: (entry: Running, index: number) => boolean) => {
    const next = entries.filter((entry, index) => {
      const isGone = isDropped(entry, index);
      if (isGone) stop(entry);
      return !isGone;
    });
    if (next.length === entries.length) return;
    // Closing the last one takes the pointer's target away, and no leave event follows.
    if (next.length === 0) isPaused = false;
    set(next);
  };
  const close = (id: number) => drop(({ toast }) => toast.id === id);

  return {
    add: (content) => {
      // Merge toasts with the same text, except those with an action: the text doesn't identify the action.
      const key = content.key ?? (content.action ? undefined : content.message);
      const toast = { ...content, key, id: ++lastId };
      drop((entry, index) => (key && entry.toast.key === key) || index < entries.length - shownAtOnce + 1);
      const entry: Running = { toast, leftMs: content.timeoutMs === undefined ? 4000 : content.timeoutMs, startedAt: 0 };
      set([...entries, entry]);
      start(entry);
      return toast.id;
    },
    close,
    clear: () => drop(() => true),
    pause: () => {
      isPaused = true;
      entries.forEach(stop);
    },
    resume: () => {
      isPaused = false;
      entries.forEach(start);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
