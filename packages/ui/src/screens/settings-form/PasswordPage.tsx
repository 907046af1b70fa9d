import { type ReactNode, useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { PasswordChecklist } from '../../parts/password-checklist/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import * as styles from './SettingsForm.css.ts';
import { SettingsPage, type SettingsPageProps } from './SettingsPage.tsx';
import { SettingsRow } from './SettingsRow.tsx';
import { type PasswordChangeProps, usePasswordChange } from './usePasswordChange.ts';

/** Props of {@link PasswordPage}. */
export interface PasswordPageProps extends PasswordChangeProps, Pick<SettingsPageProps, 'isPending' | 'errorMessage' | 'className'> {
  /** Content below the form, such as the security question. */
  children?: ReactNode;
  /** @default 16 */
  maxLength?: number | undefined;
}

/** The page that changes the password. */
export function PasswordPage({ getRules, onSubmit, errors, maxLength = 16, children, ...page }: PasswordPageProps) {
  const words = useStrings().passwordPage;
  const { rules, fieldProps, submit, isEmpty } = usePasswordChange({ getRules, onSubmit, errors });
  const rulesId = useId();
  const fresh = { className: styles.field, autoComplete: 'new-password', maxLength } as const;
  return (
    <SettingsPage {...page} title={words.title} saveLabel={words.submit} isUnsaved={!isEmpty} onSave={submit}>
      <SettingsRow label={words.fields.password}>
        {(labelId) => (
          <PasswordField aria-labelledby={labelId} className={styles.field} autoComplete="current-password" {...fieldProps('password')} />
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
      {children}
    </SettingsPage>
  );
}
