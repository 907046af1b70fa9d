import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import { type Step, Stepper } from '../../parts/stepper/index.ts';
import * as styles from './RecoveryCard.css.ts';

/** Props of {@link RecoveryCard}. */
export interface RecoveryCardProps {
  title: string;
  /** Line below the title, such as the account. */
  subtitle?: ReactNode;
  steps: readonly Step[];
  /** Current step; null after the last. */
  currentId: string | null;
  /** Why the last attempt was not accepted. */
  errorMessage?: ReactNode;
  /** Content of the current step. */
  children: ReactNode;
  /** The way back to the login. */
  back?: ReactNode;
}

/** The card in which a forgotten password is recovered, step by step. Each step moves the focus to the title. */
export function RecoveryCard({ title, subtitle, steps, currentId, errorMessage, children, back }: RecoveryCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(currentId);
  // The pressed button no longer exists. Without this, keyboard and screen reader users would lose their position.
  useEffect(() => {
    if (shown.current !== currentId) heading.current?.focus();
    shown.current = currentId;
  }, [currentId]);
  return (
    <div className={styles.card}>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <Stepper label={title} steps={steps} currentId={currentId} />
      <div role="alert" className={styles.alert}>
        {errorMessage && <Banner tone="danger">{errorMessage}</Banner>}
      </div>
      {children}
      {back !== undefined && <div>{back}</div>}
    </div>
  );
}

/** Props of {@link RecoveryForm}. */
export interface RecoveryFormProps {
  /** Name of the form. */
  label: string;
  submitLabel: string;
  isPending?: boolean | undefined;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The fields of one step, with its button. */
export function RecoveryForm({ label, submitLabel, isPending = false, onSubmit, children }: RecoveryFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <form aria-label={label} noValidate className={styles.form} onSubmit={submit}>
      {children}
      <Button type="submit" tone="accent" size="large" isPending={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
