import type { MessageDescriptor } from 'react-intl';

/** Words of the dialog that asks for the password again. */
export const passwordAgainStrings = {
  title: { id: 'password-again.title' },
  why: { id: 'password-again.why' },
  password: { id: 'password-again.password' },
  confirm: { id: 'password-again.confirm' },
  cancel: { id: 'password-again.cancel' },
} as const satisfies Record<string, MessageDescriptor>;
