import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { FileDropZone } from '../../parts/file-drop-zone/index.ts';
import { CONTACT_FILE_TYPES, type ContactFileProblem, contactFileProblem } from './contactFile.ts';

/** Props of {@link ContactImportDialog}. */
export interface ContactImportDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with a file that has an accepted type and size. */
  onImport: (file: File) => void;
  isPending?: boolean | undefined;
  /** Why the file was not taken in. */
  errorMessage?: string | undefined;
}

/** Chooses a table of contacts to take into the personal book. */
export function ContactImportDialog({ isOpen, onOpenChange, onImport, isPending = false, errorMessage }: ContactImportDialogProps) {
  const words = useStrings().addressBook;
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<ContactFileProblem>();
  const take = (taken: File) => {
    const found = contactFileProblem(taken);
    setProblem(found);
    setFile(found ? undefined : taken);
  };
  return (
    <Dialog
      title={words.importTitle}
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button tone="accent" isDisabled={!file} isPending={isPending} onPress={() => file && onImport(file)}>
            {words.import}
          </Button>
        </>
      )}
    >
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
    </Dialog>
  );
}
