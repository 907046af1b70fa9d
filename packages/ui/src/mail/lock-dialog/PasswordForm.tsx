import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import * as styles from './LockDialog.css.ts';
import { isFitLockPassword } from './lockPassword.ts';

interface PasswordFormProps {
  id: string;
  hint: string;
  onSubmit: (password: string) => void;
  errorMessage?: string | undefined;
  isPending: boolean;
  children?: ReactNode;
}

/** One field for the lock password. One that no lock can have is not sent anywhere: the field says what it must be. */
export function PasswordForm({ id, hint, onSubmit, errorMessage, isPending, children }: PasswordFormProps) {
  const words = useStrings().lockDialog;
  const [password, setPassword] = useState('');
  const [isOwed, setOwed] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const error = isOwed ? words.rule : errorMessage;
  useEffect(() => {
    // Select a wrong password, so that typing replaces it.
    if (errorMessage !== undefined && !isPending) inputRef.current?.select();
  }, [errorMessage, isPending]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isFit = isFitLockPassword(password);
    setOwed(!isFit);
    if (!isFit) inputRef.current?.focus();
    else if (!isPending) onSubmit(password);
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.hint}>
        <span className={styles.lock}>
          <Icon name="lock_closed_filled" size={16} />
        </span>
        {hint}
      </p>
      <PasswordField
        autoFocus
        label={words.password}
        // The browser knows the password of the account by that name, not this one.
        autoComplete="off"
        inputRef={inputRef}
        errorMessage={error}
        value={password}
        onChange={(next) => {
          setPassword(next);
          setOwed(false);
        }}
      />
      {children}
    </form>
  );
}
