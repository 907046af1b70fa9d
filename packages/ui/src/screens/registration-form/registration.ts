import type { PasswordRule } from '../../parts/password-checklist/index.ts';

/** Fields of a registration, in display order. */
export const REGISTRATION_FIELDS = ['userName', 'fullName', 'password', 'confirmPassword', 'mobile', 'department', 'reason'] as const;

/** One of the fields of a registration. */
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** Values of a registration form. */
export type Registration = Record<RegistrationField, string>;

/** Error of a field: empty, invalid, rules not met, or different from the password. */
export type RegistrationProblem = 'required' | 'wrong' | 'unmet' | 'different';

/** Rules for a valid registration. */
export interface RegistrationRules {
  /** Returns whether the text contains only characters allowed in a user name. */
  isUserName: (text: string) => boolean;
  getRules: (password: string) => readonly PasswordRule[];
}

/** Accepts phone numbers of any country as written on paper, with spaces, parentheses and hyphens. */
const isPhoneNumber = (text: string) => /^\+?[\d ()-]+$/.test(text) && text.replace(/\D/g, '').length >= 5;

/** Returns the errors by field; empty if the registration can be sent. */
export function registrationProblems(
  values: Registration,
  { isUserName, getRules }: RegistrationRules,
): Partial<Record<RegistrationField, RegistrationProblem>> {
  const isEmpty = (field: RegistrationField) => values[field].trim() === '';
  const problemOf = (field: RegistrationField): RegistrationProblem | undefined => {
    if (isEmpty(field)) return 'required';
    if (field === 'userName' && !isUserName(values.userName.trim())) return 'wrong';
    if (field === 'mobile' && !isPhoneNumber(values.mobile.trim())) return 'wrong';
    if (field === 'password' && getRules(values.password).some(({ isMet }) => !isMet)) return 'unmet';
    if (field === 'confirmPassword' && values.confirmPassword !== values.password) return 'different';
    return undefined;
  };
  return Object.fromEntries(
    REGISTRATION_FIELDS.map((field) => [field, problemOf(field)] as const).filter(([, problem]) => problem !== undefined),
  );
}

/** Returns the values to send: without surrounding spaces, except in the passwords. */
export const trimmed = (values: Registration): Registration => ({
  ...values,
  ...Object.fromEntries(
    REGISTRATION_FIELDS.filter((field) => field !== 'password' && field !== 'confirmPassword').map((field) => [
      field,
      values[field].trim(),
    ]),
  ),
});
