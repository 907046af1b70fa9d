import type { MessageDescriptor } from 'react-intl';

/** Texts of the page for second factors. */
export const twoFactorStrings = {
  /** Below a trusted browser: its address, and until when it is trusted. */
  trustedUntil: { id: 'two-factor.trustedUntil' },
  /** Below a session: its address, and when it was last used. */
  lastUsed: { id: 'two-factor.lastUsed' },
  /** Result of removing a factor. */
  release: { id: 'two-factor.release' },
  /** The app password that was checked is another one. */
  clientCodeWrong: { id: 'two-factor.clientCodeWrong' },
  /** The app password that was checked is the one that is set. */
  clientCodeRight: { id: 'two-factor.clientCodeRight' },
  /** Detail of a passkey that was not used yet. */
  passkeyAdded: { id: 'two-factor.passkeyAdded' },
  /** Detail of a passkey. */
  passkeyUsed: { id: 'two-factor.passkeyUsed' },
  /** Title of the dialog in which a second factor must be bound. */
  forcedTitle: { id: 'two-factor.forcedTitle' },
  /** Why it must be bound. */
  forcedHelp: { id: 'two-factor.forcedHelp' },
  /** Leaves that dialog. */
  logOut: { id: 'two-factor.logOut' },
} as const satisfies Record<string, MessageDescriptor>;
