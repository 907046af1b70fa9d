import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { PasswordChecklist } from '../../parts/password-checklist/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './RegistrationForm.css.ts';
import type { Registration, RegistrationField, RegistrationRules } from './registration.ts';
import { useRegistration } from './useRegistration.ts';

/** Props of {@link RegistrationForm}. */
export interface RegistrationFormProps extends RegistrationRules {
  /** Name of the system to register with. */
  systemName: string;
  /** Shown at the end of the user name: `@jinshu.example`. */
  accountSuffix?: string | undefined;
  /** The text that has to be agreed to; nothing can be agreed to before it is there. */
  agreement: string | undefined;
  /** The captcha. */
  captcha?: ReactNode;
  /** Called with a whole registration, once the agreement was ticked. */
  onSubmit: (registration: Registration) => void;
  isPending?: boolean | undefined;
  /** Why it was not taken, where no field says it. */
  errorMessage?: ReactNode;
  /** Server errors by field. An error stays until the field changes. */
  fieldErrors?: Partial<Registration> | undefined;
  /** The way back to the login. */
  back?: ReactNode;
  className?: string | undefined;
}

/** Asks for a mailbox. Once it was sent, `RegistrationSent` takes its place. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { systemName, accountSuffix, agreement, captcha, isPending = false, errorMessage, back, className } = props;
  const words = useStrings().registrationForm;
  const { fieldProps, rules, consent, attempts, submit } = useRegistration(props);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const rulesId = useId();
  // After a failed attempt, move the focus to the first invalid field.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) submit();
  };
  const field = (name: RegistrationField) => ({ label: words.fields[name], ...fieldProps(name) });
  const fresh = { autoComplete: 'new-password' } as const;
  return (
    <div className={clsx(styles.card, className)}>
      <h1 id={titleId} className={styles.title}>
        {words.title(systemName)}
      </h1>
      <form ref={form} noValidate aria-labelledby={titleId} className={styles.form} onSubmit={send}>
        <div role="alert" className={styles.error}>
          {errorMessage && <Banner tone="danger">{errorMessage}</Banner>}
        </div>
        <div className={styles.pair}>
          <TextField
            {...field('userName')}
            description={words.userNameHelp}
            autoComplete="username"
            spellCheck="false"
            maxLength={64}
            end={accountSuffix !== undefined && <span className={styles.suffix}>{accountSuffix}</span>}
          />
          <TextField {...field('fullName')} autoComplete="name" maxLength={50} />
          <PasswordField {...field('password')} {...fresh} aria-describedby={rulesId} />
          <PasswordField {...field('confirmPassword')} {...fresh} />
        </div>
        <PasswordChecklist id={rulesId} label={words.rules} rules={rules} />
        <div className={styles.pair}>
          <TextField {...field('mobile')} type="tel" autoComplete="tel" maxLength={32} />
          <TextField {...field('department')} autoComplete="organization" maxLength={100} />
        </div>
        <TextArea {...field('reason')} rows={2} maxLength={200} />
        {captcha}
        <Agreement text={agreement} {...consent} />
        <Button type="submit" tone="accent" size="large" className={styles.submit} isPending={isPending}>
          {words.send}
        </Button>
      </form>
      {back !== undefined && <div className={styles.back}>{back}</div>}
    </div>
  );
}

interface AgreementProps {
  text: string | undefined;
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  isMissing: boolean;
}

function Agreement({ text, isAgreed, onChange, isMissing }: AgreementProps) {
  const words = useStrings().registrationForm;
  const problemId = useId();
  return (
    <div className={styles.consent}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section tabIndex={0} aria-label={words.agreement} aria-busy={text === undefined} className={styles.agreement}>
        {text ?? words.agreementLoading}
      </section>
      <Checkbox
        isSelected={isAgreed}
        isDisabled={text === undefined}
        isInvalid={isMissing}
        onChange={onChange}
        {...(isMissing && { 'aria-describedby': problemId })}
      >
        {words.agree}
      </Checkbox>
      <div role="alert" id={problemId}>
        {isMissing && <span className={fieldError}>{words.agreeFirst}</span>}
      </div>
    </div>
  );
}

/** Props of {@link RegistrationSent}. */
export interface RegistrationSentProps {
  /** The way back to the login. */
  back?: ReactNode;
  className?: string | undefined;
}

/** Confirmation that a registration was sent and is waiting for approval. */
export function RegistrationSent({ back, className }: RegistrationSentProps) {
  const words = useStrings().registrationForm;
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button no longer exists. Without this, keyboard and screen reader users would lose their position.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={clsx(styles.card, className)}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {words.sentTitle}
      </h1>
      <Banner tone="info" className={styles.sent}>
        {words.sentText}
      </Banner>
      {back !== undefined && <div className={styles.back}>{back}</div>}
    </div>
  );
}
