import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import * as styles from './NameConflictDialog.css.ts';

/** Answer for a file whose name is taken. */
export type NameConflictAnswer = 'replace' | 'keepBoth' | 'skip';

export interface NameConflictDialogProps {
  /** The taken name. */
  name: string;
  /** Whether the name belongs to a folder, which can't be replaced. @default false */
  isFolder?: boolean | undefined;
  /** Number of files after this one that may have taken names too. Above 0, one answer can be for all. @default 0 */
  moreCount?: number | undefined;
  /** Called with the answer. `isForAll` is true if it is for all files. */
  onAnswer: (answer: NameConflictAnswer, isForAll: boolean) => void;
}

/** Asks what to do with a file whose name is taken in the folder. Closing it skips the file. */
export function NameConflictDialog({ name, isFolder = false, moreCount = 0, onAnswer }: NameConflictDialogProps) {
  const words = useStrings().fileBrowser.conflict;
  const [isForAll, setForAll] = useState(false);
  const answer = (given: NameConflictAnswer) => onAnswer(given, isForAll);
  return (
    <Dialog
      title={words.title(showBidiControls(name))}
      size={460}
      isOpen
      onOpenChange={(isOpen) => !isOpen && answer('skip')}
      footer={
        <>
          <Button onPress={() => answer('skip')}>{words.skip}</Button>
          {!isFolder && <Button onPress={() => answer('replace')}>{words.replace}</Button>}
          <Button tone="accent" onPress={() => answer('keepBoth')}>
            {words.keepBoth}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.line}>{isFolder ? words.folderHelp : words.help}</p>
        {moreCount > 0 && (
          <Checkbox isSelected={isForAll} onChange={setForAll}>
            {words.forAll(moreCount)}
          </Checkbox>
        )}
      </div>
    </Dialog>
  );
}
