import type { NewMailRef } from '@jinshu/mail-machines';

const listeners = new Set<(mails: readonly NewMailRef[]) => void>();
let waiting: readonly NewMailRef[] = [];

/** Messages that arrived by push, for the notice (PSH-22). Early ones wait for the first listener. */
export const newMails = {
  tell: (mails: readonly NewMailRef[]): void => {
    if (listeners.size === 0) waiting = [...waiting, ...mails];
    for (const hear of listeners) hear(mails);
  },
  subscribe(listener: (mails: readonly NewMailRef[]) => void): () => void {
    listeners.add(listener);
    const early = waiting;
    waiting = [];
    if (early.length > 0) listener(early);
    return () => listeners.delete(listener);
  },
};
