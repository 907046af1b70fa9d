import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './UploadList.css.ts';

export interface AttachmentDropZoneProps {
  onFiles: (files: File[]) => void;
  isDisabled?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes files dragged onto what is inside it. The keyboard's way is `AddAttachment`. */
export function AttachmentDropZone({ onFiles, isDisabled = false, children, className }: AttachmentDropZoneProps) {
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
        // The editor has taken pictures that fell into the letter.
        if (isDisabled || event.defaultPrevented || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
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
