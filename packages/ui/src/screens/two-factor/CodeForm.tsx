import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { CodeInput } from '../../parts/code-input/index.ts';
import * as styles from './TwoFactor.css.ts';

/** Source of the user's code. */
export type Factor = 'authenticator' | 'sms';

/** Props of {@link CodeForm}. */
export interface CodeFormProps {
  /** Ties a button outside to the form; without it the form has its own. */
  id?: string | undefined;
  factor: Factor;
  /** Called with six digits. */
  onSubmit: (code: string) => void;
  /** Has a code sent; the button rests for a minute then. */
  onSendCode?: (() => void) | undefined;
  /** Delay before another code can be sent, in seconds. @default 60 */
  restSeconds?: number | undefined;
  isPending?: boolean | undefined;
  /** Why the code was not accepted. */
  errorMessage?: string | undefined;
  /** Label of the form's button. */
  submitLabel?: string | undefined;
  /** Links below the button. */
  children?: ReactNode;
}

const LENGTH = 6;

/** Takes a code of an authenticator, or one that is sent by SMS. */
export function CodeForm({
  id,
  factor,
  onSubmit,
  onSendCode,
  restSeconds = 60,
  isPending = false,
  errorMessage,
  submitLabel,
  children,
}: CodeFormProps) {
  const words = useStrings().twoFactor;
  const [code, setCode] = useState('');
  const [wasTried, setTried] = useState(false);
  const [rest, setRest] = useState(0);
  useEffect(() => {
    if (rest === 0) return;
    const timer = setTimeout(() => setRest(rest - 1), 1000);
    return () => clearTimeout(timer);
  }, [rest]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code.length === LENGTH && !isPending) onSubmit(code);
  };
  return (
    <form id={id} noValidate className={styles.stack} onSubmit={submit}>
      <CodeInput
        label={words.codes[factor]}
        autoComplete="one-time-code"
        value={code}
        onChange={(next) => {
          setCode(next);
          setTried(false);
        }}
        errorMessage={wasTried && code.length < LENGTH ? words.codeRequired : undefined}
      />
      {factor === 'sms' && onSendCode && (
        <div>
          <Button
            isDisabled={rest > 0}
            onPress={() => {
              setRest(restSeconds);
              onSendCode();
            }}
          >
            {rest > 0 ? words.sendAgainIn(rest) : words.sendCode}
          </Button>
        </div>
      )}
      <div role="alert" className={styles.alert}>
        {errorMessage !== undefined && <span className={fieldError}>{errorMessage}</span>}
      </div>
      {submitLabel !== undefined && (
        <Button type="submit" tone="accent" size="large" isPending={isPending}>
          {submitLabel}
        </Button>
      )}
      {children}
    </form>
  );
}
