import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { FileDropZone } from '../../parts/file-drop-zone/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { CONTACT_FILE_TYPES, type ContactFileProblem, contactFileProblem } from './contactFile.ts';
import * as styles from './Dialogs.css.ts';
import { type ContactImportRow, ImportRows } from './ImportRows.tsx';

/** Result of an import, or of its preview. */
export interface ContactImportResult {
  added: number;
  changed: number;
  same: number;
  refused: number;
  rows: readonly ContactImportRow[];
  /** Headings of columns that are left out. */
  ignoredColumns: readonly string[];
}

/** Choices for an import. */
export interface ContactImportOptions {
  /** Whether contacts that exist take the values of the file. */
  updatesExisting: boolean;
  /** A group for all of them. */
  groupId?: string | undefined;
}

/** Props of {@link ContactImportDialog}. */
export interface ContactImportDialogProps {
  onClose: () => void;
  /** Called to read a file of an accepted type and size, and again when a choice changes. */
  onCheck: (file: File, options: ContactImportOptions) => void;
  /** Called to import the file that was read. */
  onImport: (file: File, options: ContactImportOptions) => void;
  onSample: (format: 'csv' | 'xlsx') => void;
  groups: readonly { id: string; name: string }[];
  /** The group that is preselected. */
  defaultGroupId?: string | undefined;
  /** Result that the import would have. Without it there is no file yet. */
  preview?: ContactImportResult | undefined;
  isPending?: boolean | undefined;
  /** Why the file was not taken in. */
  errorMessage?: string | undefined;
}

const NONE = 'none';

/** Imports a file of contacts into the personal book. It shows what each row becomes before anything changes. */
export function ContactImportDialog(props: ContactImportDialogProps) {
  const { onClose, onCheck, onImport, onSample, groups, defaultGroupId, preview, isPending = false, errorMessage } = props;
  const words = useStrings().addressBook;
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<ContactFileProblem>();
  const [options, setOptions] = useState<ContactImportOptions>({ updatesExisting: false, groupId: defaultGroupId });
  const take = (taken: File) => {
    const found = contactFileProblem(taken);
    setProblem(found);
    setFile(found ? undefined : taken);
    if (!found) onCheck(taken, options);
  };
  const change = (next: ContactImportOptions) => {
    setOptions(next);
    if (file) onCheck(file, next);
  };
  const shown = problem === undefined && file ? preview : undefined;
  const useful = shown ? shown.added + shown.changed : 0;
  return (
    <Dialog
      isOpen
      size="medium"
      title={words.importTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="accent" isDisabled={useful === 0} isPending={isPending} onPress={() => file && onImport(file, options)}>
            {useful > 0 ? words.importCount(useful) : words.import}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <FileDropZone
          label={words.importFile}
          acceptedFileTypes={CONTACT_FILE_TYPES}
          allowsMultiple={false}
          description={file ? words.chosenFile(showBidiControls(file.name)) : words.importHelp}
          errorMessage={problem ? words.fileProblems[problem] : errorMessage}
          onFiles={([first]) => first && take(first.file)}
          onReject={() => {
            setFile(undefined);
            setProblem('type');
          }}
        />
        <div className={styles.line}>
          <Button size="small" onPress={() => onSample('csv')}>
            {words.sample('CSV')}
          </Button>
          <Button size="small" onPress={() => onSample('xlsx')}>
            {words.sample('Excel')}
          </Button>
        </div>
        <ImportOptions groups={groups} value={options} onChange={change} />
        <div role="status" className={styles.result}>
          {shown && words.importPreview(shown)}
        </div>
        {shown && shown.ignoredColumns.length > 0 && <p className={styles.quiet}>{words.ignoredColumns(shown.ignoredColumns)}</p>}
        {shown && <ImportRows rows={shown.rows} total={shown.added + shown.changed + shown.same + shown.refused} />}
      </div>
    </Dialog>
  );
}

interface ImportOptionsProps extends Pick<ContactImportDialogProps, 'groups'> {
  value: ContactImportOptions;
  onChange: (value: ContactImportOptions) => void;
}

/** The group for the contacts, and whether existing ones are updated. */
function ImportOptions({ groups, value, onChange }: ImportOptionsProps) {
  const words = useStrings().addressBook;
  return (
    <div className={styles.line}>
      {groups.length > 0 && (
        <Select
          label={words.importGroup}
          selectedKey={value.groupId ?? NONE}
          onSelectionChange={(key) => onChange({ ...value, groupId: key === NONE ? undefined : String(key) })}
        >
          {[{ id: NONE, name: words.noGroup }, ...groups].map(({ id, name }) => (
            <SelectItem key={id} id={id} textValue={name}>
              {name}
            </SelectItem>
          ))}
        </Select>
      )}
      <Checkbox isSelected={value.updatesExisting} onChange={(updatesExisting) => onChange({ ...value, updatesExisting })}>
        {words.updatesExisting}
      </Checkbox>
    </div>
  );
}
