import type { PasswordRule } from '../password-checklist/index.ts';

/** The fields of a registration, in their order (LGN-28). */
export const REGISTRATION_FIELDS = ['userName', 'fullName', 'password', 'confirmPassword', 'mobile', 'department', 'reason'] as const;

/** One of the fields of a registration. */
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** What somebody who asks for a mailbox says of themselves. */
export type Registration = Record<RegistrationField, string>;

/** Why a field is not taken: nothing stands in it, something that cannot, rules that are not met, or not what stands above it. */
export type RegistrationProblem = 'required' | 'wrong' | 'unmet' | 'different';

/** What decides whether a registration can be sent. */
export interface RegistrationRules {
  /** The characters a user name may have (LGN-29). */
  isUserName: (text: string) => boolean;
  getRules: (password: string) => readonly PasswordRule[];
}

/** As numbers are written on paper: of any country, with blanks, brackets and hyphens. */
const isPhoneNumber = (text: string) => /^\+?[\d ()-]+$/.test(text) && text.replace(/\D/g, '').length >= 5;

/** What is wrong with what was typed; nothing when it can be sent. */
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

/** As it is sent: without blanks around it, except in the passwords. */
export const trimmed = (values: Registration): Registration => ({
  ...values,
  ...Object.fromEntries(
    REGISTRATION_FIELDS.filter((field) => field !== 'password' && field !== 'confirmPassword').map((field) => [
      field,
      values[field].trim(),
    ]),
  ),
});
