import { type FormEvent, type ReactNode, useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { PasswordChecklist } from '../../parts/password-checklist/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { formEnd } from './PasswordPage.css.ts';
import * as styles from './SettingsForm.css.ts';
import { SettingsPage, type SettingsPageProps, SettingsSection } from './SettingsPage.tsx';
import { SettingsRow } from './SettingsRow.tsx';
import { type PasswordChangeProps, usePasswordChange } from './usePasswordChange.ts';

/** Props of {@link PasswordPage}. */
export interface PasswordPageProps extends PasswordChangeProps, Pick<SettingsPageProps, 'description' | 'className'> {
  /** Content below the form, such as a `SecurityQuestionSection`. */
  children?: ReactNode;
  /** @default 16 */
  maxLength?: number | undefined;
}

/** The page that changes the password. */
export function PasswordPage(props: PasswordPageProps) {
  const { isPending = false, errorMessage, maxLength = 16, description, className, children } = props;
  const words = useStrings().passwordPage;
  const { rules, fieldProps, submit, isEmpty } = usePasswordChange(props);
  const rulesId = useId();
  const fresh = { className: styles.field, autoComplete: 'new-password', maxLength } as const;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) submit();
  };
  return (
    <SettingsPage title={words.title} isUnsaved={!isEmpty} {...{ description, className }}>
      <SettingsSection title={words.section}>
        <form noValidate onSubmit={send}>
          <SettingsRow label={words.fields.password}>
            {(labelId) => (
              <PasswordField
                aria-labelledby={labelId}
                className={styles.field}
                autoComplete="current-password"
                {...fieldProps('password')}
              />
            )}
          </SettingsRow>
          <SettingsRow label={words.fields.newPassword}>
            {(labelId) => (
              <>
                <PasswordField aria-labelledby={labelId} aria-describedby={rulesId} {...fresh} {...fieldProps('newPassword')} />
                <PasswordChecklist id={rulesId} label={words.rules} rules={rules} />
              </>
            )}
          </SettingsRow>
          <SettingsRow label={words.fields.confirmPassword}>
            {(labelId) => <PasswordField aria-labelledby={labelId} {...fresh} {...fieldProps('confirmPassword')} />}
          </SettingsRow>
          <div className={formEnd}>
            <Button type="submit" tone="accent" isPending={isPending}>
              {words.submit}
            </Button>
            <span role="alert" className={styles.note} data-tone="danger">
              {isPending ? undefined : errorMessage}
            </span>
          </div>
        </form>
      </SettingsSection>
      {children}
    </SettingsPage>
  );
}
