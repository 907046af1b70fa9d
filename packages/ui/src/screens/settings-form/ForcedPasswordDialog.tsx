import { type FormEvent, type ReactNode, useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { PasswordChecklist } from '../../parts/password-checklist/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import * as styles from './SettingsForm.css.ts';
import { type PasswordChangeProps, usePasswordChange } from './usePasswordChange.ts';

/** Props of {@link ForcedPasswordDialog}. */
export interface ForcedPasswordDialogProps extends PasswordChangeProps {
  isOpen: boolean;
  /** Why the password must change. */
  children?: ReactNode;
  /** Leads back to the login. */
  onCancel: () => void;
  /** @default 16 */
  maxLength?: number | undefined;
}

/** Asks for a new password before anything else can be done. */
export function ForcedPasswordDialog(props: ForcedPasswordDialogProps) {
  const { isOpen, children, onCancel, isPending = false, errorMessage, maxLength = 16 } = props;
  const words = useStrings().passwordPage;
  const { rules, fieldProps, submit } = usePasswordChange(props);
  const id = useId();
  const rulesId = useId();
  const fresh = { autoComplete: 'new-password', maxLength } as const;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) submit();
  };
  return (
    <Dialog
      title={words.forcedTitle}
      size={450}
      isOpen={isOpen}
      isDismissable={false}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} tone="accent" isPending={isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.stack} onSubmit={send}>
        {children}
        <PasswordField autoFocus label={words.fields.password} autoComplete="current-password" {...fieldProps('password')} />
        <PasswordField label={words.fields.newPassword} aria-describedby={rulesId} {...fresh} {...fieldProps('newPassword')} />
        <PasswordChecklist id={rulesId} label={words.rules} rules={rules} />
        <PasswordField label={words.fields.confirmPassword} {...fresh} {...fieldProps('confirmPassword')} />
        <div role="alert" className={styles.note} data-tone="danger">
          {errorMessage}
        </div>
      </form>
    </Dialog>
  );
}
