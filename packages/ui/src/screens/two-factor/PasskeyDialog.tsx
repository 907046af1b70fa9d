import { type FormEvent, useId, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link PasskeyDialog}. */
export interface PasskeyDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  purpose: 'add' | 'rename' | 'remove';
  /** Name of the passkey so far. @default '' */
  name?: string | undefined;
  /** Called with the fields that the purpose asks for; the others are empty. */
  onSubmit: (given: { name: string; password: string }) => void;
  isPending?: boolean | undefined;
  /** Why it was refused. */
  errorMessage?: string | undefined;
  /** Why the password was refused. */
  passwordError?: string | undefined;
}

/** Takes the name of a passkey, and the password where it is added or removed. */
export function PasskeyDialog({
  purpose,
  name: givenName = '',
  onSubmit,
  isPending = false,
  errorMessage,
  passwordError,
  ...dialog
}: PasskeyDialogProps) {
  const words = useStrings().twoFactor;
  const id = useId();
  const [name, setName] = useState(givenName);
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const hasName = purpose !== 'remove';
  const hasPassword = purpose !== 'rename';
  const isMissing = { name: hasName && name.trim() === '', password: hasPassword && password === '' };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing.name && !isMissing.password && !isPending) onSubmit({ name: name.trim(), password });
  };
  const titles = { add: words.addPasskey, rename: words.renamePasskeyTitle, remove: words.removePasskeyTitle };
  return (
    <Dialog
      {...dialog}
      title={titles[purpose]}
      size="small"
      footer={({ close }) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" form={id} tone={purpose === 'remove' ? 'danger' : 'accent'} isPending={isPending}>
            {titles[purpose]}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate className={styles.stack} onSubmit={submit}>
        {purpose === 'remove' && <p className={styles.text}>{words.removePasskeyConsequence(givenName)}</p>}
        {hasName && (
          <TextField
            label={words.passkeyName}
            autoFocus
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={setName}
            errorMessage={wasTried && isMissing.name ? words.passkeyNameRequired : undefined}
          />
        )}
        {hasPassword && (
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            autoFocus={!hasName}
            value={password}
            onChange={setPassword}
            errorMessage={wasTried && isMissing.password ? words.passwordRequired : passwordError}
          />
        )}
        <div role="alert" className={styles.alert}>
          {errorMessage !== undefined && <span className={fieldError}>{errorMessage}</span>}
        </div>
      </form>
    </Dialog>
  );
}
