import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './BackStagePage.css.ts';

interface GuardProps {
  isOpen: boolean;
  title: string;
  cancelLabel: string;
  confirmLabel: string;
  isPending?: boolean | undefined;
  onCancel: () => void;
}

export interface NameConfirmDialogProps extends GuardProps {
  /** How much the action affects, and what follows. */
  children: ReactNode;
  /** Name or address that must be typed. */
  name: string;
  /** Label of the field, which says what to type. */
  fieldLabel: string;
  /** Why it was not done. */
  errorMessage?: string | undefined;
  onConfirm: () => void;
}

/** Asks for the name of what is ended for good. */
export function NameConfirmDialog(props: NameConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const formId = useId();
  const isSame = typed.trim().toLowerCase() === props.name.toLowerCase();
  return (
    <Guard {...props} formId={formId} tone="danger" isReady={isSame} onSubmit={props.onConfirm}>
      {props.children}
      <TextField
        label={props.fieldLabel}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck="false"
        errorMessage={props.errorMessage}
      />
    </Guard>
  );
}

export interface PasswordAgainDialogProps extends GuardProps {
  /** Why the password is asked for. */
  children: ReactNode;
  fieldLabel: string;
  /** Why the password was not accepted. */
  errorMessage?: string | undefined;
  onConfirm: (password: string) => void;
}

/** Asks for the administrator’s password again. */
export function PasswordAgainDialog(props: PasswordAgainDialogProps) {
  const [password, setPassword] = useState('');
  const formId = useId();
  return (
    <Guard {...props} formId={formId} tone="accent" isReady={password !== ''} onSubmit={() => props.onConfirm(password)}>
      {props.children}
      <PasswordField
        label={props.fieldLabel}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        autoFocus
        errorMessage={props.errorMessage}
      />
    </Guard>
  );
}

interface FrameProps extends GuardProps {
  formId: string;
  tone: 'accent' | 'danger';
  isReady: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

function Guard({
  isOpen,
  title,
  cancelLabel,
  confirmLabel,
  isPending = false,
  onCancel,
  formId,
  tone,
  isReady,
  onSubmit,
  children,
}: FrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) onSubmit();
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onCancel()}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} tone={tone} isPending={isPending} isDisabled={!isReady}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={title} className={styles.form} noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
