const key = 'jinshu.shortcuts';
const listeners = new Set<() => void>();

/**
 * Whether keys that type a character trigger shortcuts (D-145). Stored on the device, because it depends on the keyboard. Users of speech
 * input, or with unsteady hands, may press such keys by accident.
 */
export const shortcutPreference = {
  isOn: (): boolean => localStorage.getItem(key) !== 'off',
  set: (isOn: boolean): void => {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
