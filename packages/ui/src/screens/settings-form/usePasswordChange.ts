import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import type { PasswordRule } from '../../parts/password-checklist/index.ts';

/** Values of a password change, named like the fields of the API call. */
export interface PasswordChange {
  password: string;
  newPassword: string;
  confirmPassword: string;
}

/** Props shared by the forms that change a password. */
export interface PasswordChangeProps {
  /** The rules in force, as met or not by what is typed. */
  getRules: (newPassword: string) => readonly PasswordRule[];
  /** Changes the password: nothing is missing, every rule is met, and both are equal. */
  onSubmit: (change: PasswordChange) => void;
  /** Server errors by field. An error stays until the field changes. */
  errors?: Partial<PasswordChange> | undefined;
  /** The password is being changed. @default false */
  isPending?: boolean | undefined;
  /** Why it was not changed, where no field says it. */
  errorMessage?: string | undefined;
  /** Number of changes that were made. The fields empty with each. @default 0 */
  doneCount?: number | undefined;
}

const NO_ERRORS: Partial<PasswordChange> = {};
const nothing: PasswordChange = { password: '', newPassword: '', confirmPassword: '' };

/** State of a password change: the values of its three fields, their errors, and the submit handler. */
export function usePasswordChange({ getRules, onSubmit, errors = NO_ERRORS, doneCount = 0 }: PasswordChangeProps) {
  const words = useStrings().passwordPage;
  const [values, setValues] = useState(nothing);
  const [wasTried, setTried] = useState(false);
  const [told, setTold] = useState<{ errors: Partial<PasswordChange>; stale: ReadonlySet<string> }>({ errors, stale: new Set() });
  if (told.errors !== errors) setTold({ errors, stale: new Set() });
  const [knownCount, setKnownCount] = useState(doneCount);
  if (knownCount !== doneCount) {
    setKnownCount(doneCount);
    setValues(nothing);
    setTried(false);
  }
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
  return {
    rules,
    isEmpty: Object.values(values).every((value) => value === ''),
    fieldProps: (field: keyof PasswordChange) => ({
      value: values[field],
      onChange: (text: string) => {
        setValues((known) => ({ ...known, [field]: text }));
        setTold((known) => ({ ...known, stale: new Set([...known.stale, field]) }));
      },
      errorMessage: (wasTried && own[field]) || (told.stale.has(field) ? undefined : errors[field]),
    }),
    submit: () => {
      setTried(true);
      if (Object.keys(own).length === 0) onSubmit(values);
    },
  };
}
