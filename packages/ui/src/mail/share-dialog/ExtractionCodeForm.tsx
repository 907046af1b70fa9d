import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './ShareDialog.css.ts';

/** Whether an extraction code can be one: exactly 6 letters or digits. */
export const isExtractionCode = (code: string): boolean => /^[a-z\d]{6}$/i.test(code);

export interface ExtractionCodeFormProps {
  /** Heading, such as the name of the person who shares or of the shared item. */
  title: string;
  /** Called with 6 letters or digits. */
  onSubmit: (code: string) => void;
  /** Why the files did not open. */
  errorMessage?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  className?: string | undefined;
}

/** Asks a visitor for the code of shared files. */
export function ExtractionCodeForm({ title, onSubmit, errorMessage, isPending = false, className }: ExtractionCodeFormProps) {
  const words = useStrings().share;
  const [code, setCode] = useState('');
  const [wasTried, setTried] = useState(false);
  // A code that is copied out of a message often has blanks around it.
  const asked = code.trim();
  const isFit = isExtractionCode(asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isFit && !isPending) onSubmit(asked);
  };
  return (
    <form className={clsx(styles.visitor, className)} noValidate onSubmit={submit}>
      <h1 className={styles.visitorTitle}>{title}</h1>
      <p className={styles.hint}>{words.codeHint}</p>
      <TextField
        autoFocus
        label={words.code}
        size="large"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        value={code}
        onChange={(next) => {
          setCode(next);
          setTried(false);
        }}
        errorMessage={wasTried && !isFit ? words.codeRule : errorMessage}
      />
      <Button type="submit" tone="accent" size="large" isPending={isPending}>
        {words.open}
      </Button>
    </form>
  );
}
