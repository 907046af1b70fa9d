import type { FormEvent, ReactNode } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './LoginForm.css.ts';
import { RememberRow } from './RememberRow.tsx';

/** Values entered in the form. */
export interface LoginValues {
  account: string;
  password: string;
  isRemembered: boolean;
  /** Only asked for with `securityQuestion`. */
  securityAnswer: string;
}

export interface LoginFormProps {
  /** Name of the system that users log in to. */
  systemName: string;
  /** Line below the title, such as the name of the organization. */
  subtitle?: ReactNode;
  values: LoginValues;
  onChange: (values: LoginValues) => void;
  /** Shown at the end of the account field: `@jinshu.example`. */
  accountSuffix?: string | undefined;
  /** Security question, if the login requires its answer. */
  securityQuestion?: string | undefined;
  /** The captcha, where the server asks for one. */
  captcha?: ReactNode;
  /** Why the last attempt was not accepted. */
  errorMessage?: ReactNode;
  /** Errors of single fields. */
  fieldErrors?: { account?: string | undefined; password?: string | undefined; securityAnswer?: string | undefined } | undefined;
  isPending?: boolean | undefined;
  onSubmit: () => void;
  /** The link to password recovery. */
  recovery?: ReactNode;
  /** Offers to remember the account, and password recovery. @default true */
  canRemember?: boolean | undefined;
  /** Other ways in, below the button: registration, social login. */
  links?: readonly ReactNode[] | undefined;
}

/** The card a person logs in with. It keeps nothing: values come in and go out. */
export function LoginForm({
  systemName,
  subtitle,
  values,
  onChange,
  accountSuffix,
  securityQuestion,
  captcha,
  errorMessage,
  fieldErrors = {},
  isPending = false,
  onSubmit,
  recovery,
  canRemember = true,
  links = [],
}: LoginFormProps) {
  const strings = useStrings().loginForm;
  const change = (part: Partial<LoginValues>) => onChange({ ...values, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{strings.title(systemName)}</h1>
      {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      <form className={styles.form} aria-label={strings.title(systemName)} noValidate onSubmit={submit}>
        <div role="alert" className={styles.error}>
          {errorMessage && <Banner tone="danger">{errorMessage}</Banner>}
        </div>
        <TextField
          label={strings.account}
          isLabelHidden
          placeholder={strings.account}
          size="large"
          name="account"
          autoComplete="username"
          inputMode="email"
          spellCheck="false"
          start={<Icon name="person" size={20} />}
          end={accountSuffix !== undefined && !values.account.includes('@') && <span className={styles.suffix}>{accountSuffix}</span>}
          value={values.account}
          errorMessage={fieldErrors.account}
          onChange={(account) => change({ account })}
        />
        <PasswordField
          label={strings.password}
          isLabelHidden
          placeholder={strings.password}
          size="large"
          name="password"
          autoComplete="current-password"
          start={<Icon name="lock_closed" size={20} />}
          value={values.password}
          errorMessage={fieldErrors.password}
          onChange={(password) => change({ password })}
        />
        {securityQuestion !== undefined && (
          <TextField
            label={securityQuestion}
            placeholder={strings.securityAnswer}
            size="large"
            autoComplete="off"
            value={values.securityAnswer}
            errorMessage={fieldErrors.securityAnswer}
            onChange={(securityAnswer) => change({ securityAnswer })}
          />
        )}
        {captcha}
        {canRemember && <RememberRow isRemembered={values.isRemembered} onChange={change} recovery={recovery} />}
        <Button type="submit" tone="accent" size="large" className={styles.submit} isPending={isPending}>
          {strings.logIn}
        </Button>
      </form>
      {links.length > 0 && <OtherWays links={links} />}
    </div>
  );
}

/** Other ways in, below the button. */
function OtherWays({ links }: { links: readonly ReactNode[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the links are fixed and have no other name
        <li key={place} className={styles.link}>
          {link}
        </li>
      ))}
    </ul>
  );
}
