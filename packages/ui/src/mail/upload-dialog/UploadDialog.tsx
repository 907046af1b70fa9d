import type { ReactNode } from 'react';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { FileDropZone } from '../../parts/file-drop-zone/index.ts';
import { Progress } from '../../parts/progress/index.ts';
import { type Upload, UploadList, type UploadListProps } from '../upload-list/index.ts';
import * as styles from './UploadDialog.css.ts';

/** Strings of the dialog. They depend on the purpose of the files. */
export interface UploadDialogWords {
  title: string;
  /** The name of the place for files. */
  files: string;
  /** The name of the list. */
  list: string;
  pauseAll: string;
  resumeAll: string;
  clear: string;
  close: string;
}

export interface UploadDialogProps extends Pick<UploadListProps, 'onRemove' | 'onRetry' | 'renderDetail'> {
  words: UploadDialogWords;
  uploads: readonly Upload[];
  /** Called with files that were dropped, pasted or selected. */
  onFiles: (files: File[]) => void;
  /** Holds a file back, or without a key all of them. */
  onPause: (id?: string) => void;
  onResume: (id?: string) => void;
  /** Empties the list. */
  onClear: () => void;
  onClose: () => void;
  /** Help text, such as the maximum file size. */
  description?: ReactNode;
  /** Error in the selected files. */
  errorMessage?: ReactNode;
  /** Progress of all files as text, at the start of the footer. */
  status?: ReactNode;
}

/** Dialog for uploading large files: select, drop, pause, resume and clear. Failed files stay listed with their reason. */
export function UploadDialog({ words, uploads, onFiles, onPause, onResume, onClear, onClose, ...rest }: UploadDialogProps) {
  const { description, errorMessage, status, ...list } = rest;
  const isGoing = uploads.some(({ state }) => state === 'waiting' || state === 'uploading');
  const isHeld = uploads.some(({ state }) => state === 'paused');
  return (
    <Dialog
      title={words.title}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footerStart={<span role="status">{status}</span>}
      footer={
        <>
          {isGoing && <Button onPress={() => onPause()}>{words.pauseAll}</Button>}
          {isHeld && !isGoing && <Button onPress={() => onResume()}>{words.resumeAll}</Button>}
          <Button isDisabled={uploads.length === 0} onPress={onClear}>
            {words.clear}
          </Button>
          <Button tone="accent" onPress={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FileDropZone
          label={words.files}
          size="large"
          description={description}
          errorMessage={errorMessage}
          onFiles={(dropped) => onFiles(dropped.map(({ file }) => file))}
        />
        {uploads.length > 0 && <Progress aria-label={words.list} value={sentShare(uploads) * 100} />}
        <UploadList
          {...list}
          variant="rows"
          label={words.list}
          className={styles.list}
          uploads={uploads}
          onPause={(id) => onPause(id)}
          onResume={(id) => onResume(id)}
        />
      </div>
    </Dialog>
  );
}

/** Returns the progress of all files, 0 to 1. Failed files count as finished. */
function sentShare(uploads: readonly Upload[]): number {
  const total = uploads.reduce((sum, { size }) => sum + size, 0);
  const sent = uploads.reduce(
    (sum, { size, state, progress = 0 }) => sum + size * (state === 'success' || state === 'error' ? 1 : progress),
    0,
  );
  return total === 0 ? 1 : sent / total;
}
