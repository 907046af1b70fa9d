const key = 'jinshu.shortcuts';
const listeners = new Set<() => void>();

/**
 * Whether keys that write a sign do something by themselves (D-145). Kept on the device, as a keyboard is part of it; a press may meet them
 * by accident where speech is typed or a hand is not sure.
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
