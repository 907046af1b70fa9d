import { type ReactNode, useState } from 'react';
import { PasswordField } from '../../parts/password-field/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

type GuardProps = Pick<FormDialogProps, 'title' | 'cancelLabel' | 'isPending' | 'onCancel'> & {
  /** Names what the answer does. */
  confirmLabel: string;
  /** Label of the field. */
  fieldLabel: string;
  /** Why it was not done. */
  errorMessage?: string | undefined;
  children: ReactNode;
};

export interface NameConfirmDialogProps extends GuardProps {
  /** Name or address that must be typed. */
  name: string;
  onConfirm: () => void;
}

/** Asks for the name of what is ended for good. Its text says how much that affects. */
export function NameConfirmDialog({
  name,
  confirmLabel,
  fieldLabel,
  errorMessage,
  children,
  onConfirm,
  ...dialog
}: NameConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const isReady = typed.trim().toLowerCase() === name.toLowerCase();
  return (
    <FormDialog {...dialog} submitLabel={confirmLabel} tone="danger" isReady={isReady} onSubmit={onConfirm}>
      {children}
      <TextField label={fieldLabel} value={typed} onChange={setTyped} autoComplete="off" spellCheck="false" errorMessage={errorMessage} />
    </FormDialog>
  );
}

export interface PasswordAgainDialogProps extends GuardProps {
  onConfirm: (password: string) => void;
}

/** Asks for the administrator’s password again. Its text says why. */
export function PasswordAgainDialog({ confirmLabel, fieldLabel, errorMessage, children, onConfirm, ...dialog }: PasswordAgainDialogProps) {
  const [password, setPassword] = useState('');
  return (
    <FormDialog {...dialog} submitLabel={confirmLabel} isReady={password !== ''} onSubmit={() => onConfirm(password)}>
      {children}
      <PasswordField
        label={fieldLabel}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        autoFocus
        errorMessage={errorMessage}
      />
    </FormDialog>
  );
}
