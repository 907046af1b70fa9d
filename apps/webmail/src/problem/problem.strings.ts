import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `problem`. */
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
  /** ERR-05: login failed and nobody said why. */
  'login-exception': { id: 'problem.login-exception' },
  /** The user may not do this. */
  forbidden: { id: 'problem.forbidden' },
  /** Nothing at this address. */
  'not-found': { id: 'problem.not-found' },
  /** The server refused what was entered. */
  'invalid-input': { id: 'problem.invalid-input' },
  /** Larger than the server takes in. */
  'too-large': { id: 'problem.too-large' },
  /** ERR-14. */
  'mail-not-found': { id: 'problem.mail-not-found' },
  /** ERR-15. */
  'folder-not-found': { id: 'problem.folder-not-found' },
  /** A folder of this name exists. */
  'folder-name-taken': { id: 'problem.folder-name-taken' },
  /** The name breaks the rules for folder names. */
  'folder-name-invalid': { id: 'problem.folder-name-invalid' },
  /** Default folders stay. */
  'folder-is-default': { id: 'problem.folder-is-default' },
  /** What is asked for is locked. */
  'area-locked': { id: 'problem.area-locked' },
  /** Nothing is locked here any more. */
  'lock-not-found': { id: 'problem.lock-not-found' },
  /** There is a lock password already. */
  'lock-exists': { id: 'problem.lock-exists' },
  /** ERR-08. */
  'lock-password-rule': { id: 'problem.lock-password-rule' },
  /** ERR-07. */
  'lock-password-wrong': { id: 'problem.lock-password-wrong' },
  /** The tag is gone. */
  'tag-not-found': { id: 'problem.tag-not-found' },
  /** A tag of this name exists. */
  'tag-name-taken': { id: 'problem.tag-name-taken' },
  /** The file is gone. */
  'attachment-not-found': { id: 'problem.attachment-not-found' },
  /** The draft is gone. */
  'draft-not-found': { id: 'problem.draft-not-found' },
  /** The draft was changed in another window. */
  'draft-stale': { id: 'problem.draft-stale' },
  /** The draft has been sent already. */
  'draft-sent': { id: 'problem.draft-sent' },
  /** ERR-36. */
  'input-receiver': { id: 'problem.input-receiver' },
  /** ERR-37. */
  'missing-subject': { id: 'problem.missing-subject' },
  /** ERR-38. */
  'enter-content': { id: 'problem.enter-content' },
  /** ERR-46. */
  'email-format': { id: 'problem.email-format' },
  /** ERR-44. */
  'nothing-to-save': { id: 'problem.nothing-to-save' },
  /** The sender address belongs to somebody else. */
  'sender-not-yours': { id: 'problem.sender-not-yours' },
  /** An option of sending that the server does not offer yet. */
  'feature-not-ready': { id: 'problem.feature-not-ready' },
  /** ERR-32. */
  'executable-refused': { id: 'problem.executable-refused' },
  /** ERR-26. */
  'upload-over-mailbox': { id: 'problem.upload-over-mailbox' },
  /** A file has not arrived whole. */
  'upload-incomplete': { id: 'problem.upload-incomplete' },
  /** A file changed or was damaged on its way. */
  'upload-damaged': { id: 'problem.upload-damaged' },
  /** ERR-39. */
  'enter-note': { id: 'problem.enter-note' },
  /** ERR-40. */
  'note-too-long': { id: 'problem.note-too-long' },
  /** ERR-45. */
  'search-conditions': { id: 'problem.search-conditions' },
  /** Too many requests. */
  'rate-limited': { id: 'problem.rate-limited' },
  /** The server cannot be reached. */
  offline: { id: 'problem.offline' },
  /** The server said something that is not of the contract. */
  'unreadable-answer': { id: 'problem.unreadable-answer' },
} as const satisfies Record<string, MessageDescriptor>;

/** The problems that the app has words for; any other is shown in the words of the server. */
export type KnownProblem = keyof typeof problemStrings;
