/** The type under which dragged mails travel: a JSON array of keys that `messageKey` makes. */
export const MESSAGES_TYPE = 'application/x-jinshu-messages';

/** Puts the keys of mails into what is dragged. */
export function writeMessages(transfer: DataTransfer, keys: readonly string[]): void {
  transfer.setData(MESSAGES_TYPE, JSON.stringify(keys));
  transfer.effectAllowed = 'move';
}

/** Whether mails are dragged; which ones is told only when they are dropped. */
export const hasMessages = (transfer: DataTransfer): boolean => transfer.types.includes(MESSAGES_TYPE);

/** The keys of the mails that were dropped. Other pages can write the type too: what is no list of keys counts as none. */
export function readMessages(transfer: DataTransfer): readonly string[] {
  try {
    const keys: unknown = JSON.parse(transfer.getData(MESSAGES_TYPE));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
