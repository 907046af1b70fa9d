import type { DropItem } from 'react-aria-components';

/** File with its path in the folder that the user dropped or picked. */
export interface DroppedFile {
  file: File;
  /** The name, after the names of the folders around it: `2026/offer.eml`. */
  path: string;
}

/** Accepted files and rejected paths. */
export interface Sorted {
  accepted: DroppedFile[];
  /** Paths. */
  rejected: string[];
}

export interface Wanted {
  /** Endings such as `.eml`, or kinds such as `image/*`. None takes everything. */
  acceptedFileTypes: readonly string[];
  allowsMultiple: boolean;
}

/** All files of a drop; a folder gives those in it, or its name where folders are not taken. */
export async function readDrop(
  items: Iterable<DropItem> | AsyncIterable<DropItem>,
  acceptsFolders: boolean,
  within = '',
): Promise<DroppedFile[]> {
  const files: DroppedFile[] = [];
  for await (const item of items) {
    if (item.kind === 'file') files.push({ file: await item.getFile(), path: `${within}${item.name}` });
    else if (item.kind === 'directory' && acceptsFolders)
      files.push(...(await readDrop(item.getEntries(), acceptsFolders, `${within}${item.name}/`)));
  }
  return files;
}

/** Returns the files of a file input. For a folder, each file has its path in it. */
export const readChosen = (files: FileList): DroppedFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/** Whether a file is of a kind that is taken. Systems that do not know an ending leave the kind empty, so endings count too. */
export function acceptsFile({ name, type }: { name: string; type: string }, acceptedFileTypes: readonly string[]): boolean {
  if (acceptedFileTypes.length === 0) return true;
  return acceptedFileTypes.some((accepted) => {
    const wanted = accepted.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
    return type.toLowerCase() === wanted;
  });
}

/** Parts what is taken from what is not. Of several files where one is wanted, the first is taken. */
export function sortFiles(files: readonly DroppedFile[], { acceptedFileTypes, allowsMultiple }: Wanted): Sorted {
  const sorted: Sorted = { accepted: [], rejected: [] };
  for (const dropped of files) {
    const isFull = !allowsMultiple && sorted.accepted.length > 0;
    if (!isFull && acceptsFile(dropped.file, acceptedFileTypes)) sorted.accepted.push(dropped);
    else sorted.rejected.push(dropped.path);
  }
  return sorted;
}
