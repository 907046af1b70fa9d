import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { FileDropZone } from '../../parts/file-drop-zone/index.ts';
import { Progress } from '../../parts/progress/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { type Upload, UploadList, type UploadListProps } from '../upload-list/index.ts';
import * as styles from './ImportDialog.css.ts';

export interface ImportDialogProps extends Pick<UploadListProps, 'onRemove' | 'onRetry' | 'renderDetail'> {
  /** Folders that messages can be imported into. */
  folders: readonly { rawName: string; name: string }[];
  /** Raw name of the selected folder. */
  folder: string;
  onFolderChange: (rawName: string) => void;
  uploads: readonly Upload[];
  /** Called with the files that the user drops or picks. */
  onFiles: (files: File[]) => void;
  /** Called with the names of files that aren't mail files. */
  onReject?: ((names: string[]) => void) | undefined;
  /** Holds a file back, or without a key all of them. */
  onPause: (id?: string) => void;
  onResume: (id?: string) => void;
  /** Empties the list. */
  onClear: () => void;
  onClose: () => void;
  /** Endings of the files that are taken. @default .eml .msg .mbox .mbx .zip */
  acceptedFileTypes?: readonly string[] | undefined;
  /** Error about the files that the user added. */
  errorMessage?: ReactNode;
}

const mailTypes: readonly string[] = ['.eml', '.msg', '.mbox', '.mbx', '.zip'];

/**
 * Dialog that imports mail files into a folder, by dropping or browsing. Users can pause and resume; failed files stay listed with a
 * reason.
 */
export function ImportDialog({
  folders,
  folder,
  onFolderChange,
  uploads,
  onFiles,
  onReject,
  onPause,
  onResume,
  onClear,
  onClose,
  acceptedFileTypes = mailTypes,
  errorMessage,
  ...list
}: ImportDialogProps) {
  const words = useStrings().importDialog;
  const done = uploads.filter(({ state }) => state === 'success').length;
  const isGoing = uploads.some(({ state }) => state === 'waiting' || state === 'uploading');
  const isHeld = uploads.some(({ state }) => state === 'paused');
  return (
    <Dialog
      title={words.title}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footerStart={uploads.length > 0 && words.progress(done, uploads.length)}
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
        <Select label={words.folder} value={folder} onChange={(key) => onFolderChange(String(key))} items={folders}>
          {({ rawName, name }) => <SelectItem id={rawName}>{name}</SelectItem>}
        </Select>
        <FileDropZone
          label={words.files}
          size="large"
          acceptsFolders
          acceptedFileTypes={acceptedFileTypes}
          acceptedLabel={words.accepted}
          errorMessage={errorMessage}
          onFiles={(dropped) => onFiles(dropped.map(({ file }) => file))}
          onReject={onReject}
        />
        {uploads.length > 0 && <Progress aria-label={words.title} value={sentShare(uploads) * 100} />}
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

/** Returns the sent share of all files, 0 to 1. Failed files count as sent. */
function sentShare(uploads: readonly Upload[]): number {
  const total = uploads.reduce((sum, { size }) => sum + size, 0);
  const sent = uploads.reduce(
    (sum, { size, state, progress = 0 }) => sum + size * (state === 'success' || state === 'error' ? 1 : progress),
    0,
  );
  return total === 0 ? 1 : sent / total;
}
