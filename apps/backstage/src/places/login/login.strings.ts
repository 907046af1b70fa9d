import type { MessageDescriptor } from 'react-intl';

/** Words of the login. */
export const loginStrings = {
  /** Below the title of the card. */
  subtitle: { id: 'login.subtitle' },
  /** At the empty field. */
  accountRequired: { id: 'login.accountRequired' },
  /** At the empty field. */
  passwordRequired: { id: 'login.passwordRequired' },
  /** Link to the webmail. */
  webmail: { id: 'login.webmail' },
  /** First line beside the card. */
  verseOne: { id: 'login.verseOne' },
  /** Second line beside the card. */
  verseTwo: { id: 'login.verseTwo' },
  /** In the dialog over the page when the session is over. */
  again: { id: 'login.again' },
  /** Login refused: the account has no role. */
  noRole: { id: 'login.noRole' },
  /** Login refused: a second factor is required and none is bound. */
  factorMissing: { id: 'login.factorMissing' },
} as const satisfies Record<string, MessageDescriptor>;
