const listeners = new Set<() => void>();
let isOpen = false;

function change(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Whether the sheet with all keys is open. A key opens it, and a menu; it stands with the keys of the page. */
export const shortcutHelp = {
  isOpen: (): boolean => isOpen,
  open: (): void => change(true),
  close: (): void => change(false),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
