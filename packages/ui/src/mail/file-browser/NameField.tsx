import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import * as styles from './FileBrowser.css.ts';
import { type FileItem, fileNameProblem, stemLength } from './file.ts';

interface NameFieldProps {
  file: Pick<FileItem, 'name' | 'isFolder'>;
  label: string;
  /** Names of the other files in the folder. */
  others: readonly string[];
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/**
 * The name of a file while it is changed. Enter or leaving the field takes a valid name, Escape gives it up. A wrong name that was typed stays
 * with its error until it is corrected or given up.
 */
export function NameField({ file, label, others, onSubmit, onCancel }: NameFieldProps) {
  const { nameProblems } = useStrings().fileBrowser;
  const [name, setName] = useState(file.name);
  const inputRef = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isDone = useRef(false);
  const problem = fileNameProblem(name, others);
  const [wasTried, setTried] = useState(false);
  // Show no error for an empty field that the user hasn't touched.
  const says = problem !== undefined && (name !== '' || file.name !== '' || wasTried) ? nameProblems[problem] : undefined;
  const { isFolder, name: before } = file;

  useEffect(() => {
    inputRef.current?.focus();
    inputRef.current?.setSelectionRange(0, stemLength({ name: before, isFolder }));
  }, [before, isFolder]);

  const finish = (isTaken: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    // Before the field is removed, move focus to its row. If the user has left the field, focus is already elsewhere.
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
        onBlur={() => (problem === undefined || name.trim() === '') && finish(problem === undefined)}
        onKeyDown={(event) => {
          // The keys belong to the text, not to the files around it.
          event.stopPropagation();
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key === 'Escape') finish(false);
          else if (event.key === 'Enter' && problem !== undefined) setTried(true);
          else if (event.key === 'Enter') finish(true);
        }}
      />
      <span id={errorId} role="alert" className={clsx(says !== undefined && [fieldError, styles.nameError])}>
        {says}
      </span>
    </span>
  );
}
