import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `problem` that every screen may need; those of the others are in `problem-more.strings.ts`. */
export const problemStrings = {
  /** Title of the dialog that says that the session is over (ERR-01). */
  'system-information': { id: 'problem.system-information' },
  /** Closes a dialog that only tells something. */
  ok: { id: 'problem.ok' },
  /** Button: tries again what could not be loaded. */
  retry: { id: 'problem.retry' },
  /** ERR-02. */
  'session-expired': { id: 'problem.session-expired' },
  /** ERR-03, status 500. */
  internal: { id: 'problem.internal' },
  /** ERR-04, status above 500. */
  unavailable: { id: 'problem.unavailable' },
  /** Login refused. */
  'login-failed': { id: 'problem.login-failed' },
  /** Login refused: the account is switched off. */
  'login-disabled': { id: 'problem.login-disabled' },
  /** Login refused: too many failed attempts. */
  'login-rate-limited': { id: 'problem.login-rate-limited' },
  /** ERR-06. */
  'captcha-not-passed': { id: 'problem.captcha-not-passed' },
  /** The encrypted password could not be read by the server. */
  'secret-unreadable': { id: 'problem.secret-unreadable' },
  /** ERR-05: login failed for an unknown reason. */
  'login-exception': { id: 'problem.login-exception' },
  /** The user may not do this. */
  forbidden: { id: 'problem.forbidden' },
  /** Nothing at this address. */
  'not-found': { id: 'problem.not-found' },
  /** The server refused what was entered. */
  'invalid-input': { id: 'problem.invalid-input' },
  /** ERR-14. */
  'mail-not-found': { id: 'problem.mail-not-found' },
  /** ERR-15. */
  'folder-not-found': { id: 'problem.folder-not-found' },
  /** The requested area is locked. */
  'area-locked': { id: 'problem.area-locked' },
  'screen-locked': { id: 'problem.screen-locked' },
  /** Too many requests. */
  'rate-limited': { id: 'problem.rate-limited' },
  /** The server cannot be reached. */
  offline: { id: 'problem.offline' },
  /** The server said something that is not of the contract. */
  'unreadable-answer': { id: 'problem.unreadable-answer' },
} as const satisfies Record<string, MessageDescriptor>;
