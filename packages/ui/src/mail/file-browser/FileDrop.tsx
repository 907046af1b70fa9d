import type { ClipboardEvent, HTMLAttributes, ReactNode } from 'react';
import { DropZone } from 'react-aria-components';
import { useStrings } from '../../foundation/provider/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { type DroppedFile, readChosen, readDrop } from '../../parts/file-drop-zone/readDrop.ts';
import * as styles from './FileBrowser.css.ts';
import { FILES_TYPE } from './filesTransfer.ts';

/** Empty state of the file list. */
export function Nothing({ searchText, canUpload }: { searchText: string | undefined; canUpload: boolean }) {
  const { fileBrowser: words } = useStrings();
  return searchText ? (
    <EmptyState drawing="search" title={words.notFound(searchText)} isAnnounced>
      {words.notFoundHelp}
    </EmptyState>
  ) : (
    <EmptyState title={words.empty}>{canUpload ? words.emptyHelp : words.emptyReadOnly}</EmptyState>
  );
}

export interface FileDropProps {
  canUpload: boolean;
  /** Files, and folders with what is in them, were dropped or pasted. */
  onUpload?: ((files: readonly DroppedFile[]) => void) | undefined;
  /** Handlers of files that are moved within the drive. */
  drag: HTMLAttributes<HTMLDivElement>;
  children: ReactNode;
}

/** Takes files that are dropped or pasted, where that is allowed. Files that are moved within the drive pass through. */
export function FileDrop({ canUpload, onUpload, drag, children }: FileDropProps) {
  const { fileBrowser: words } = useStrings();
  // Inside the zone, which keeps the events of a drag to itself.
  const list = (
    <div className={styles.zone} {...drag}>
      {children}
    </div>
  );
  if (!canUpload) return list;
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    // React Aria's zone takes what is pasted on its own button.
    if (files.length === 0 || event.defaultPrevented || (event.target as Element).closest('input, textarea')) return;
    event.preventDefault();
    onUpload?.(readChosen(files));
  };
  return (
    <div className={styles.zone} onPaste={onPaste}>
      <DropZone
        aria-label={words.dropZone}
        getDropOperation={(types) => (types.has(FILES_TYPE) ? 'cancel' : 'copy')}
        onDrop={({ items }) => void readDrop(items, true).then((dropped) => dropped.length > 0 && onUpload?.(dropped))}
        className={styles.zone}
      >
        {({ isDropTarget }) => (
          <>
            {list}
            {isDropTarget && <div className={styles.release}>{words.release}</div>}
          </>
        )}
      </DropZone>
    </div>
  );
}
