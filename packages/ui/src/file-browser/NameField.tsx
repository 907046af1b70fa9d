import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useStrings } from '../provider/index.ts';
import { fieldError } from '../styles/field.css.ts';
import * as styles from './FileBrowser.css.ts';
import { type FileItem, fileNameProblem, stemLength } from './file.ts';

interface NameFieldProps {
  file: Pick<FileItem, 'name' | 'isFolder'>;
  label: string;
  /** The names that stand beside it. */
  others: readonly string[];
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** The name of a file while it is changed. Enter or leaving the field takes a name that can stand, Escape gives it up. */
export function NameField({ file, label, others, onSubmit, onCancel }: NameFieldProps) {
  const { nameProblems } = useStrings().fileBrowser;
  const [name, setName] = useState(file.name);
  const inputRef = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isDone = useRef(false);
  const problem = fileNameProblem(name, others);
  // A field that nobody has touched is not told off for being empty.
  const says = problem !== undefined && (name !== '' || file.name !== '') ? nameProblems[problem] : undefined;
  const { isFolder, name: before } = file;

  useEffect(() => {
    inputRef.current?.focus();
    inputRef.current?.setSelectionRange(0, stemLength({ name: before, isFolder }));
  }, [before, isFolder]);

  const finish = (isTaken: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    // Before the field goes: its row keeps the keyboard. Who left the field has it elsewhere already.
    const input = inputRef.current;
    if (input === document.activeElement) input?.closest<HTMLElement>('[role="row"]')?.focus({ preventScroll: true });
    const next = name.trim();
    if (isTaken && next !== before) onSubmit(next);
    else onCancel();
  };
  return (
    <span className={styles.nameField}>
      <input
        ref={inputRef}
        className={styles.nameInput}
        value={name}
        aria-label={label}
        aria-invalid={says !== undefined}
        aria-describedby={says === undefined ? undefined : errorId}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => finish(problem === undefined)}
        onKeyDown={(event) => {
          // The keys belong to the text, not to the files around it.
          event.stopPropagation();
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key === 'Escape') finish(false);
          else if (event.key === 'Enter' && problem === undefined) finish(true);
        }}
      />
      <span id={errorId} role="alert" className={clsx(says !== undefined && [fieldError, styles.nameError])}>
        {says}
      </span>
    </span>
  );
}
