import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { FileDropZone } from '../../parts/file-drop-zone/index.ts';
import * as styles from './MailboxSharing.css.ts';
import type { SharingLevel } from './person.ts';

/** Row of a file of people, with what it does. */
export interface ShareImportRow {
  /** Number of the row in the file, from 1. */
  row: number;
  address: string;
  name: string;
  level: SharingLevel | null;
  /** Why the row is left out. */
  problem?: 'unknown-person' | 'own-mailbox' | 'unknown-level' | 'repeated' | undefined;
}

/** Props of {@link ShareImportDialog}. */
export interface ShareImportDialogProps {
  /** Called with a file to read. */
  onFile: (file: File) => void;
  /** Name of the file that was read. */
  fileName?: string | undefined;
  /** Rows of the file. Without them there is no file yet. */
  rows?: readonly ShareImportRow[] | undefined;
  /** Called to share with the people of the file. */
  onImport: () => void;
  onSample: (format: 'csv' | 'xlsx') => void;
  onClose: () => void;
  isPending?: boolean | undefined;
  /** Why the file was not taken. */
  errorMessage?: string | undefined;
}

/** Rows that are shown of one kind. A file may have a thousand. */
const shownRows = 100;

/** Shares the mailbox with the people of a file. It shows what the file does first. */
export function ShareImportDialog(props: ShareImportDialogProps) {
  const { onFile, fileName, rows, onImport, onSample, onClose, isPending = false, errorMessage } = props;
  const words = useStrings().mailboxSharing;
  const [isRejected, setRejected] = useState(false);
  const taken = rows?.filter(({ problem }) => problem === undefined) ?? [];
  const left = rows?.filter(({ problem }) => problem !== undefined) ?? [];
  return (
    <Dialog
      isOpen
      size="medium"
      title={words.import}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="accent" isDisabled={taken.length === 0} isPending={isPending} onPress={onImport}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.noteText}>{words.importHelp}</p>
        <div className={styles.samples}>
          <Button size="small" onPress={() => onSample('csv')}>
            {words.sample('CSV')}
          </Button>
          <Button size="small" onPress={() => onSample('xlsx')}>
            {words.sample('Excel')}
          </Button>
        </div>
        <FileDropZone
          label={words.file}
          acceptedFileTypes={['.csv', '.xlsx']}
          allowsMultiple={false}
          description={fileName === undefined ? undefined : showBidiControls(fileName)}
          errorMessage={isRejected ? words.wrongType : errorMessage}
          onFiles={([first]) => {
            setRejected(false);
            if (first) onFile(first.file);
          }}
          onReject={() => setRejected(true)}
        />
        <div role="status" className={styles.result}>
          {rows && words.preview(taken.length, left.length)}
        </div>
        {left.length > 0 && (
          <ul aria-label={words.leftOut} className={styles.rows}>
            {left.slice(0, shownRows).map(({ row, address, problem = 'unknown-person' }) => (
              <li key={row}>{words.rowProblem(row, address, words.rowProblems[problem])}</li>
            ))}
          </ul>
        )}
        {taken.length > 0 && (
          <ul aria-label={words.taken} className={styles.rows}>
            {taken.slice(0, shownRows).map(({ row, address, name, level }) => (
              <li key={row}>
                <bdi>{name === '' ? address : `${name} (${address})`}</bdi>
                {level && ` – ${words.levels[level]}`}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
