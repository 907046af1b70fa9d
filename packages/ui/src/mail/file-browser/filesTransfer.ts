/** Type of the drag data for files of a drive. */
export const FILES_TYPE = 'application/x-jinshu-files';

/** Puts the ids of files into drag data. */
export function writeFiles(transfer: DataTransfer, ids: readonly string[]): void {
  transfer.setData(FILES_TYPE, JSON.stringify(ids));
  transfer.effectAllowed = 'move';
}

/** Whether files of a drive are being dragged. Their ids can be read only on drop. */
export const hasFiles = (transfer: DataTransfer): boolean => transfer.types.includes(FILES_TYPE);

/** Returns the ids of the dropped files. Other pages can write this type too: anything but a list of ids returns an empty list. */
export function readFiles(transfer: DataTransfer): readonly string[] {
  try {
    const ids: unknown = JSON.parse(transfer.getData(FILES_TYPE));
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
