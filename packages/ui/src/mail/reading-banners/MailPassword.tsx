import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import * as styles from './ReadingBanners.css.ts';

export interface MailPasswordProps {
  /** Called with 6 letters or digits. */
  onSubmit: (password: string) => void;
  /** Reason why the message couldn't be opened. */
  errorMessage?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  /** Text that explains why the password is needed. @default a sentence that asks to enter it */
  help?: string | undefined;
  /** The field takes the focus as soon as it shows. @default false */
  hasAutoFocus?: boolean | undefined;
  /** Below the field: a way on without the password. */
  children?: ReactNode;
  className?: string | undefined;
}

const length = 6;

/** Password form shown instead of a message until the user enters its password. */
export function MailPassword(props: MailPasswordProps) {
  const { onSubmit, errorMessage, isPending = false, help, hasAutoFocus = false, children, className } = props;
  const words = useStrings().readingBanners;
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const isFit = /^[a-z\d]{6}$/i.test(password);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isFit && !isPending) onSubmit(password);
  };
  return (
    <form className={clsx(styles.locked, className)} noValidate onSubmit={submit}>
      <span className={styles.lock}>
        <Icon name="lock_closed" size={20} />
      </span>
      <p className={styles.lockedTitle}>{words.passwordTitle}</p>
      <p>{help ?? words.passwordHelp}</p>
      <div className={styles.fields}>
        <PasswordField
          aria-label={words.password}
          className={styles.field}
          maxLength={length}
          autoComplete="off"
          autoFocus={hasAutoFocus}
          value={password}
          onChange={(next) => {
            setPassword(next);
            setTried(false);
          }}
          errorMessage={wasTried && !isFit ? words.passwordRule : errorMessage}
        />
        <Button type="submit" tone="accent" isPending={isPending}>
          {words.open}
        </Button>
      </div>
      {children}
    </form>
  );
}
