import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { CodeInput } from '../../parts/code-input/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './TwoFactor.css.ts';

/** Source of the user's code. */
export type Factor = 'authenticator' | 'sms' | 'recovery';

/** Props of {@link CodeForm}. */
export interface CodeFormProps {
  /** Ties a button outside to the form; without it the form has its own. */
  id?: string | undefined;
  /** Name of the form. */
  label?: string | undefined;
  factor: Factor;
  /** Called with six digits, or with a recovery code as typed. */
  onSubmit: (code: string) => void;
  /** Has a code sent; the button rests for a minute then, unless it returns `false`. */
  onSendCode?: (() => unknown) | undefined;
  /** Delay before another code can be sent, in seconds. @default 60 */
  restSeconds?: number | undefined;
  isPending?: boolean | undefined;
  /** Why the code was not accepted. */
  errorMessage?: string | undefined;
  /** Whether the field takes the focus. @default false */
  autoFocus?: boolean | undefined;
  /** Label of the form's button. */
  submitLabel?: string | undefined;
  /** Links below the button. */
  children?: ReactNode;
}

const LENGTH = 6;

/** Takes a code of an authenticator, or one that is sent by SMS. */
export function CodeForm({
  id,
  label,
  factor,
  onSubmit,
  onSendCode,
  restSeconds = 60,
  isPending = false,
  errorMessage,
  autoFocus = false,
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
  const isComplete = factor === 'recovery' ? code.trim().length >= LENGTH : code.length === LENGTH;
  const change = (next: string) => {
    setCode(next);
    setTried(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isComplete && !isPending) onSubmit(code.trim());
  };
  return (
    <form id={id} aria-label={label} noValidate className={styles.stack} onSubmit={submit}>
      {factor === 'recovery' ? (
        <TextField
          label={words.codes.recovery}
          autoComplete="off"
          autoFocus={autoFocus}
          maxLength={40}
          value={code}
          onChange={change}
          errorMessage={wasTried && !isComplete ? words.recoveryRequired : undefined}
        />
      ) : (
        <CodeInput
          label={words.codes[factor]}
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          value={code}
          onChange={change}
          errorMessage={wasTried && !isComplete ? words.codeRequired : undefined}
        />
      )}
      {factor === 'sms' && onSendCode && (
        <div>
          <Button
            isDisabled={rest > 0}
            onPress={() => {
              if (onSendCode() !== false) setRest(restSeconds);
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
