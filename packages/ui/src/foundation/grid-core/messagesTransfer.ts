/** Data transfer type of dragged messages: a JSON array of keys from `messageKey`. */
export const MESSAGES_TYPE = 'application/x-jinshu-messages';

/** Writes the keys of messages to a data transfer. */
export function writeMessages(transfer: DataTransfer, keys: readonly string[]): void {
  transfer.setData(MESSAGES_TYPE, JSON.stringify(keys));
  transfer.effectAllowed = 'move';
}

/** Whether messages are being dragged. Their keys can be read only on drop. */
export const hasMessages = (transfer: DataTransfer): boolean => transfer.types.includes(MESSAGES_TYPE);

/** Returns the keys of the dropped messages. Other pages can write this type too: anything but a list of keys returns an empty list. */
export function readMessages(transfer: DataTransfer): readonly string[] {
  try {
    const keys: unknown = JSON.parse(transfer.getData(MESSAGES_TYPE));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
