import type { NewMailRef } from '@jinshu/mail-machines';

/** Messages that a window of this browser has shown. */
const key = 'jinshu.noticed-mails';
const remembered = 300;

/** Delays, in milliseconds, before a window takes new messages. The one with the focus takes them first, then one that can be seen. */
export const claimDelaysMs = { focused: 0, visible: 200, hidden: 600 } as const;

const ownDelay = () =>
  document.hasFocus() ? claimDelaysMs.focused : document.visibilityState === 'visible' ? claimDelaysMs.visible : claimDelaysMs.hidden;

const alone = <T>(work: () => T): Promise<T> =>
  // Without a secure context there are no locks. Two windows may then show the same message if they look in the same moment.
  navigator.locks ? navigator.locks.request(key, async () => work()) : Promise.resolve(work());

function readClaimed(): string[] {
  try {
    const claimed: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(claimed) ? claimed.map(String) : [];
  } catch {
    return [];
  }
}

/**
 * Takes new messages for this window. Returns those that no other window of the browser has taken, so that each is shown once (PSH-22).
 * A window without focus gets them only if no window has it.
 */
export async function claimMails(userName: string, mails: readonly NewMailRef[]): Promise<NewMailRef[]> {
  const delay = ownDelay();
  if (delay > 0) await new Promise((done) => setTimeout(done, delay));
  return alone(() => {
    const claimed = readClaimed();
    const nameOf = ({ folder, uid }: NewMailRef) => JSON.stringify([userName, folder, uid]);
    const free = mails.filter((mail) => !claimed.includes(nameOf(mail)));
    if (free.length > 0) localStorage.setItem(key, JSON.stringify([...claimed, ...free.map(nameOf)].slice(-remembered)));
    return free;
  });
}
