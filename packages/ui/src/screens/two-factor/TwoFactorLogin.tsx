import { clsx } from 'clsx';
import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { Link } from '../../parts/link/index.ts';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import { CodeForm, type CodeFormProps, type Factor } from './CodeForm.tsx';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link TwoFactorLogin}. */
export interface TwoFactorLoginProps extends Pick<CodeFormProps, 'onSendCode' | 'restSeconds' | 'isPending' | 'errorMessage'> {
  /** The factors that take a code; with several there is a choice. With `onPasskey` there may be none. */
  factors: readonly Factor[];
  /** Factor that the user must enter. */
  factor: Factor;
  onFactorChange: (factor: Factor) => void;
  /** Called with the code, and whether to trust this browser. */
  onSubmit: (code: string, isTrusted: boolean) => void;
  /** Asks the browser for a passkey instead of a code. Called with whether to trust this browser. */
  onPasskey?: ((isTrusted: boolean) => void) | undefined;
  /** Offers to trust this browser. @default false */
  canTrust?: boolean | undefined;
  /** Address of the login page. @default '/login' */
  backHref?: string | undefined;
  /** Goes back without leaving the page, in place of `backHref`. */
  onBack?: (() => void) | undefined;
  className?: string | undefined;
}

/** The card that asks for the second factor of a login. */
export function TwoFactorLogin({
  factors,
  factor,
  onFactorChange,
  onSubmit,
  onPasskey,
  canTrust = false,
  backHref = '/login',
  onBack,
  className,
  ...form
}: TwoFactorLoginProps) {
  const [isTrusted, setTrusted] = useState(false);
  const [hasSelected, setSelected] = useState(false);
  const words = useStrings().twoFactor;
  const rest = (
    <>
      {canTrust && (
        <Checkbox isSelected={isTrusted} onChange={setTrusted}>
          {words.trust}
        </Checkbox>
      )}
      {onBack ? <Button onPress={onBack}>{words.back}</Button> : <Link href={backHref}>{words.back}</Link>}
    </>
  );
  return (
    <div className={clsx(styles.card, className)}>
      <h1 className={styles.title}>{words.loginTitle}</h1>
      {onPasskey && (
        <Button
          tone={factors.length > 0 ? undefined : 'accent'}
          size="large"
          isPending={form.isPending ?? false}
          onPress={() => onPasskey(isTrusted)}
        >
          {words.usePasskey}
        </Button>
      )}
      {factors.length > (onPasskey ? 0 : 1) && (
        <RadioGroup
          label={words.way}
          orientation="horizontal"
          value={factor}
          onChange={(next) => {
            setSelected(true);
            onFactorChange(next as Factor);
          }}
        >
          {factors.map((one) => (
            <Radio key={one} value={one}>
              {words.factors[one]}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {factors.length === 0 ? (
        <div className={styles.stack}>
          <div role="alert" className={styles.alert}>
            {form.errorMessage !== undefined && <span className={fieldError}>{form.errorMessage}</span>}
          </div>
          {rest}
        </div>
      ) : (
        // Another way is another code: nothing typed may stay.
        <CodeForm
          key={factor}
          label={words.loginTitle}
          factor={factor}
          submitLabel={words.logIn}
          // Arrow keys in the group must not lose the focus to the field.
          autoFocus={!hasSelected}
          {...form}
          onSubmit={(code) => onSubmit(code, isTrusted)}
        >
          {rest}
        </CodeForm>
      )}
    </div>
  );
}
