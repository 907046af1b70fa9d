const key = 'jinshu.remembered';

/** The user name this device keeps for the next login (LGN-03). */
export const rememberedName = {
  get: (): string => localStorage.getItem(key) ?? '',
  /** Keeps a name; an empty one removes what was kept. */
  set: (name: string): void => (name === '' ? localStorage.removeItem(key) : localStorage.setItem(key, name)),
};
