import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { FileDropZone } from '../file-drop-zone/index.ts';
import { Progress } from '../progress/index.ts';
import { type Upload, UploadList, type UploadListProps } from '../upload-list/index.ts';
import * as styles from './UploadDialog.css.ts';

/** What the dialog says: the files differ from place to place, and so do the words. */
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
  /** Told the files that were dropped, pasted or chosen. */
  onFiles: (files: File[]) => void;
  /** Holds a file back, or without a key all of them. */
  onPause: (id?: string) => void;
  onResume: (id?: string) => void;
  /** Empties the list. */
  onClear: () => void;
  onClose: () => void;
  /** How large a file may be, and the like. */
  description?: ReactNode;
  /** What is wrong with what was chosen. */
  errorMessage?: ReactNode;
  /** How far all are, in words; at the start of the foot. */
  status?: ReactNode;
}

/** Large files on their way: choose, drop, hold back, go on, clear. What failed stays listed with its reason. */
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

/** How much of all files has arrived, 0 to 1. What failed has had its turn. */
function sentShare(uploads: readonly Upload[]): number {
  const total = uploads.reduce((sum, { size }) => sum + size, 0);
  const sent = uploads.reduce(
    (sum, { size, state, progress = 0 }) => sum + size * (state === 'success' || state === 'error' ? 1 : progress),
    0,
  );
  return total === 0 ? 1 : sent / total;
}
