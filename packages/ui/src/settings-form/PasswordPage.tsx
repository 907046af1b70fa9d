import { type ReactNode, useId, useState } from 'react';
import { PasswordChecklist, type PasswordRule } from '../password-checklist/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { useStrings } from '../provider/index.ts';
import { SettingsPage, type SettingsPageProps } from './SettingsPage.tsx';
import { SettingsRow } from './SettingsRow.tsx';

/** What is typed to change a password, by the names of the call. */
export interface PasswordChange {
  password: string;
  newPassword: string;
  confirmPassword: string;
}

/** Props of {@link PasswordPage}. */
export interface PasswordPageProps extends Pick<SettingsPageProps, 'isPending' | 'errorMessage' | 'className'> {
  /** Stands below, such as the security question. */
  children?: ReactNode;
  /** The rules in force, as met or not by what is typed. */
  getRules: (newPassword: string) => readonly PasswordRule[];
  /** Changes the password: nothing is missing, every rule is met, and both are equal. */
  onSubmit: (change: PasswordChange) => void;
  /** What the server says of a field. */
  errors?: Partial<Record<keyof PasswordChange, string>> | undefined;
  /** @default 16 */
  maxLength?: number | undefined;
}

const NO_ERRORS: NonNullable<PasswordPageProps['errors']> = {};
const nothing: PasswordChange = { password: '', newPassword: '', confirmPassword: '' };

/** The page that changes the password. */
export function PasswordPage({ getRules, onSubmit, errors = NO_ERRORS, maxLength = 16, children, ...page }: PasswordPageProps) {
  const words = useStrings().passwordPage;
  const [values, setValues] = useState(nothing);
  const [wasTried, setTried] = useState(false);
  // What the server said of a field holds until the field changes.
  const [told, setTold] = useState<{ errors: typeof errors; stale: ReadonlySet<keyof PasswordChange> }>({ errors, stale: new Set() });
  if (told.errors !== errors) setTold({ errors, stale: new Set() });
  const rulesId = useId();
  const rules = getRules(values.newPassword);
  const own: Partial<PasswordChange> = {
    ...(values.password === '' && { password: words.required.password }),
    ...(values.newPassword === ''
      ? { newPassword: words.required.newPassword }
      : rules.some(({ isMet }) => !isMet) && { newPassword: words.unmet }),
    ...(values.confirmPassword === ''
      ? { confirmPassword: words.required.confirmPassword }
      : values.confirmPassword !== values.newPassword && { confirmPassword: words.different }),
  };
  const errorOf = (field: keyof PasswordChange) => (wasTried && own[field]) || (told.stale.has(field) ? undefined : errors[field]);
  const fieldProps = (field: keyof PasswordChange) => ({
    value: values[field],
    onChange: (text: string) => {
      setValues((known) => ({ ...known, [field]: text }));
      setTold((known) => ({ ...known, stale: new Set([...known.stale, field]) }));
    },
    errorMessage: errorOf(field),
  });
  const save = () => {
    setTried(true);
    if (Object.keys(own).length === 0) onSubmit(values);
  };
  return (
    <SettingsPage {...page} title={words.title} saveLabel={words.title} onSave={save}>
      <SettingsRow label={words.fields.password}>
        {(labelId) => <PasswordField aria-labelledby={labelId} autoComplete="current-password" {...fieldProps('password')} />}
      </SettingsRow>
      <SettingsRow label={words.fields.newPassword}>
        {(labelId) => (
          <>
            <PasswordField
              aria-labelledby={labelId}
              aria-describedby={rulesId}
              autoComplete="new-password"
              maxLength={maxLength}
              {...fieldProps('newPassword')}
            />
            <PasswordChecklist id={rulesId} label={words.rules} rules={rules} />
          </>
        )}
      </SettingsRow>
      <SettingsRow label={words.fields.confirmPassword}>
        {(labelId) => (
          <PasswordField aria-labelledby={labelId} autoComplete="new-password" maxLength={maxLength} {...fieldProps('confirmPassword')} />
        )}
      </SettingsRow>
      {children}
    </SettingsPage>
  );
}
