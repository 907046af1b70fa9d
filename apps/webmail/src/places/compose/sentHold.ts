const key = 'jinshu.undo-send';

/** Time in which sending can be undone, in milliseconds. */
export const undoMs = 10_000;

/** Whether mail is held back after Send, so that it can be undone; a choice of this device. */
export const sentHold = {
  get: (): boolean => {
    try {
      return localStorage.getItem(key) === '1';
    } catch {
      return false;
    }
  },
  set: (isOn: boolean): void => {
    try {
      localStorage.setItem(key, isOn ? '1' : '0');
    } catch {
      // A device that keeps nothing holds nothing back.
    }
  },
};
