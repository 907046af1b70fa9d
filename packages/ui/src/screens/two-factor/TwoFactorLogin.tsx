import { clsx } from 'clsx';
import { useStrings } from '../../foundation/provider/index.ts';
import { Link } from '../../parts/link/index.ts';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import { CodeForm, type CodeFormProps, type Factor } from './CodeForm.tsx';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link TwoFactorLogin}. */
export interface TwoFactorLoginProps extends Pick<CodeFormProps, 'onSendCode' | 'restSeconds' | 'isPending' | 'errorMessage'> {
  /** The factors that are bound; with both there is a choice. */
  factors: readonly Factor[];
  /** Factor that the user must enter. */
  factor: Factor;
  onFactorChange: (factor: Factor) => void;
  onSubmit: (code: string) => void;
  /** Link to the login page. */
  backHref: string;
  className?: string | undefined;
}

/** The card that asks for the second factor of a login. */
export function TwoFactorLogin({ factors, factor, onFactorChange, backHref, className, ...form }: TwoFactorLoginProps) {
  const words = useStrings().twoFactor;
  return (
    <div className={clsx(styles.card, className)}>
      <h1 className={styles.title}>{words.loginTitle}</h1>
      {factors.length > 1 && (
        <RadioGroup label={words.way} orientation="horizontal" value={factor} onChange={(next) => onFactorChange(next as Factor)}>
          {factors.map((one) => (
            <Radio key={one} value={one}>
              {words.factors[one]}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {/* Another way is another code: nothing typed may stay. */}
      <CodeForm key={factor} factor={factor} submitLabel={words.logIn} {...form}>
        <Link href={backHref}>{words.back}</Link>
      </CodeForm>
    </div>
  );
}
