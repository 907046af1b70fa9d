import { type FormEvent, useId, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link SocialDialog}. */
export interface SocialDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  /** Name of the provider. */
  provider: string;
  onSubmit: (password: string) => void;
  isPending?: boolean | undefined;
  /** Why it was refused. */
  errorMessage?: string | undefined;
  /** Why the password was refused. */
  passwordError?: string | undefined;
}

/** Takes the password before an account of a provider is linked. */
export function SocialDialog({ provider, onSubmit, isPending = false, errorMessage, passwordError, ...dialog }: SocialDialogProps) {
  const words = useStrings().twoFactor;
  const id = useId();
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password !== '' && !isPending) onSubmit(password);
  };
  return (
    <Dialog
      {...dialog}
      title={words.bindSocialOf(provider)}
      size="small"
      footer={({ close }) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" form={id} tone="accent" isPending={isPending}>
            {words.bindSocial}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate className={styles.stack} onSubmit={submit}>
        <p className={styles.text}>{words.bindSocialHelp(provider)}</p>
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
          errorMessage={wasTried && password === '' ? words.passwordRequired : passwordError}
        />
        <div role="alert" className={styles.alert}>
          {errorMessage !== undefined && <span className={fieldError}>{errorMessage}</span>}
        </div>
      </form>
    </Dialog>
  );
}
