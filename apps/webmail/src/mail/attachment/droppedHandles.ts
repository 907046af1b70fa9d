import type { DragEvent } from 'react';

/** Handles of dropped files, by which the browser can open them again after a reload. */
export type DroppedHandles = Map<string, Promise<FileSystemHandle | null>>;

const markOf = ({ name, size, lastModified }: File) => JSON.stringify([name, size, lastModified]);

/**
 * Stores handles of dropped files, so that they can be opened again after a reload, if the browser supports it. The handles must be
 * requested during the drop event.
 */
export function rememberHandles({ dataTransfer }: DragEvent, opened: DroppedHandles): void {
  for (const item of dataTransfer.items) {
    const file = item.getAsFile();
    const asking = item as DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };
    const handle = asking.getAsFileSystemHandle?.();
    if (file && handle) opened.set(markOf(file), handle);
  }
}

/** Returns the handle of a dropped file, if there is one. */
export async function openerOf(opened: DroppedHandles, file: File): Promise<FileSystemFileHandle | undefined> {
  const handle = await opened.get(markOf(file));
  return handle?.kind === 'file' ? (handle as FileSystemFileHandle) : undefined;
}
