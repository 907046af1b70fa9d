import type { MessageDescriptor } from 'react-intl';

/** Words of the login over a half-written mail. */
export const loginAgainStrings = {
  /** Above the login. */
  again: { id: 'login-again.again' },
  /** Gives the page up and goes to the login. */
  leave: { id: 'login-again.leave' },
} as const satisfies Record<string, MessageDescriptor>;
