import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `login`. */
export const loginStrings = {
  /** Below the title of the login card. */
  subtitle: { id: 'login.subtitle' },
  /** First line of verse on the login image. English has its own line, not a translation. */
  verseOne: { id: 'login.verseOne' },
  /** Second line of the verse. */
  verseTwo: { id: 'login.verseTwo' },
  /** Nothing was entered as account. */
  accountRequired: { id: 'login.accountRequired' },
  /** Nothing was entered as password. */
  passwordRequired: { id: 'login.passwordRequired' },
  /** Link to the recovery of a password. */
  forgot: { id: 'login.forgot' },
  /** Link to the registration. */
  register: { id: 'login.register' },
  /** Link to the login with a passkey alone. */
  passkey: { id: 'login.passkey' },
  /** Link to the login through a provider. */
  social: { id: 'login.social' },
} as const satisfies Record<string, MessageDescriptor>;
