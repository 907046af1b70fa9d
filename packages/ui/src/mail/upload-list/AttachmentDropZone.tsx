import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './UploadList.css.ts';

export interface AttachmentDropZoneProps {
  onFiles: (files: File[]) => void;
  /** Called with the names of dropped folders, which can't be attached. Other dropped files are accepted. */
  onFolders?: ((names: string[]) => void) | undefined;
  isDisabled?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** The files of a drop, and the names of its folders, which a browser hands out as files without content. */
function partDrop({ items, files }: DataTransfer): { files: File[]; folders: string[] } {
  const folders = [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry?.();
    return entry?.isDirectory ? [entry.name] : [];
  });
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders };
}

/** Takes files that are dragged onto what is inside it, or pasted into it. The other way of the keyboard is `AddAttachment`. */
export function AttachmentDropZone({ onFiles, onFolders, isDisabled = false, children, className }: AttachmentDropZoneProps) {
  const strings = useStrings().uploadList;
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the drag of a pointer ends here; AddAttachment does the same by key
    <div
      className={clsx(styles.dropZone, className)}
      onDragEnter={(event) => !isDisabled && holdsFiles(event) && setIsOver(true)}
      onDragOver={(event) => {
        if (isDisabled || !holdsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        // Skip images dropped into the message: the editor has handled them.
        if (isDisabled || event.defaultPrevented || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        const { files, folders } = partDrop(event.dataTransfer);
        if (files.length > 0) onFiles(files);
        if (folders.length > 0) onFolders?.(folders);
      }}
      onPaste={(event) => {
        const { files, types } = event.clipboardData;
        // Words copied from an office program come with a picture of themselves: then the words are what is meant.
        const isText = types.includes('text/plain') || types.includes('text/html');
        if (isDisabled || event.defaultPrevented || isText || files.length === 0) return;
        event.preventDefault();
        onFiles([...files]);
      }}
    >
      {children}
      {isOver && (
        <div className={styles.overlay}>
          <Icon name="attach" size={20} />
          {strings.drop}
        </div>
      )}
    </div>
  );
}
