import type { MessageDescriptor } from 'react-intl';

/** Words of the login. */
export const loginStrings = {
  /** Below the title of the card. */
  subtitle: { id: 'operation-login.subtitle' },
  /** At the empty field. */
  accountRequired: { id: 'operation-login.accountRequired' },
  /** At the empty field. */
  passwordRequired: { id: 'operation-login.passwordRequired' },
  /** Link to the webmail. */
  webmail: { id: 'operation-login.webmail' },
  /** First line beside the card. */
  verseOne: { id: 'operation-login.verseOne' },
  /** Second line beside the card. */
  verseTwo: { id: 'operation-login.verseTwo' },
  /** In the dialog over the page when the session is over. */
  again: { id: 'operation-login.again' },
  /** Login refused: the account has no role. */
  noRole: { id: 'operation-login.noRole' },
  /** Login refused: a second factor is required and none is bound. */
  factorMissing: { id: 'operation-login.factorMissing' },
} as const satisfies Record<string, MessageDescriptor>;
