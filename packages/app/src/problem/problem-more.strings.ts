import type { MessageDescriptor } from 'react-intl';

/**
 * Words of problems that only screens meet which load later: they come with the words of those. `describeProblem` finds them by their codes,
 * so that the first load does not name them.
 */
export const problemMoreStrings = {
  'code-wrong': { id: 'problem-more.code-wrong' },
  'passkey-wrong': { id: 'problem-more.passkey-wrong' },
  'passkey-off': { id: 'problem-more.passkey-off' },
  'passkey-address': { id: 'problem-more.passkey-address' },
  'passkey-limit': { id: 'problem-more.passkey-limit' },
  'social-off': { id: 'problem-more.social-off' },
  'social-over': { id: 'problem-more.social-over' },
  'social-refused': { id: 'problem-more.social-refused' },
  'social-unreachable': { id: 'problem-more.social-unreachable' },
  'social-taken': { id: 'problem-more.social-taken' },
  'password-wrong': { id: 'problem-more.password-wrong' },
  'password-elsewhere': { id: 'problem-more.password-elsewhere' },
  'directory-unreachable': { id: 'problem-more.directory-unreachable' },
  'second-step-over': { id: 'problem-more.second-step-over' },
  'sms-too-soon': { id: 'problem-more.sms-too-soon' },
  'sms-not-sent': { id: 'problem-more.sms-not-sent' },
  'client-code-rule': { id: 'problem-more.client-code-rule' },
  'registration-off': { id: 'problem-more.registration-off' },
  'registration-waiting': { id: 'problem-more.registration-waiting' },
  'registration-refused': { id: 'problem-more.registration-refused' },
  'recovery-off': { id: 'problem-more.recovery-off' },
  'recovery-over': { id: 'problem-more.recovery-over' },
  'security-answer-needed': { id: 'problem-more.security-answer-needed' },
  'security-answer-wrong': { id: 'problem-more.security-answer-wrong' },
  'password-expired': { id: 'problem-more.password-expired' },
  'factor-needed': { id: 'problem-more.factor-needed' },
  /** Larger than the server takes in. */
  'too-large': { id: 'problem-more.too-large' },
  /** A folder of this name exists. */
  'folder-name-taken': { id: 'problem-more.folder-name-taken' },
  /** The name breaks the rules for folder names. */
  'folder-name-invalid': { id: 'problem-more.folder-name-invalid' },
  /** Default folders stay. */
  'folder-is-default': { id: 'problem-more.folder-is-default' },
  /** Nothing is locked here any more. */
  'lock-not-found': { id: 'problem-more.lock-not-found' },
  /** There is a lock password already. */
  'lock-exists': { id: 'problem-more.lock-exists' },
  /** ERR-08. */
  'lock-password-rule': { id: 'problem-more.lock-password-rule' },
  /** ERR-07: of a lock, and of the mailbox on a locked screen. */
  'lock-password-wrong': { id: 'problem-more.lock-password-wrong' },
  /** ERR-51. */
  'mailbox-share-power': { id: 'problem-more.mailbox-share-power' },
  /** ERR-52. */
  'share-switch-error': { id: 'problem-more.share-switch-error' },
  /** The tag doesn't exist. */
  'tag-not-found': { id: 'problem-more.tag-not-found' },
  /** A tag of this name exists. */
  'tag-name-taken': { id: 'problem-more.tag-name-taken' },
  /** The file doesn't exist. */
  'attachment-not-found': { id: 'problem-more.attachment-not-found' },
  /** The draft doesn't exist. */
  'draft-not-found': { id: 'problem-more.draft-not-found' },
  /** The draft was changed in another window. */
  'draft-stale': { id: 'problem-more.draft-stale' },
  /** The draft has been sent already. */
  'draft-sent': { id: 'problem-more.draft-sent' },
  /** ERR-36. */
  'input-receiver': { id: 'problem-more.input-receiver' },
  /** ERR-37. */
  'missing-subject': { id: 'problem-more.missing-subject' },
  /** The subject doesn't fit into a header line. Shown at the field while it is too long. */
  'subject-too-long': { id: 'problem-more.subject-too-long' },
  /** ERR-38. */
  'enter-content': { id: 'problem-more.enter-content' },
  /** ERR-46. */
  'email-format': { id: 'problem-more.email-format' },
  /** ERR-44. */
  'nothing-to-save': { id: 'problem-more.nothing-to-save' },
  /** The sender address belongs to another user. */
  'sender-not-yours': { id: 'problem-more.sender-not-yours' },
  /** ERR-17. */
  'mail-password-wrong': { id: 'problem-more.mail-password-wrong' },
  /** RED-62: a file was requested long after its message was opened with the password. */
  'mail-closed-again': { id: 'problem-more.mail-closed-again' },
  /** RED-62: a protected message can't be forwarded as an attachment, because the recipient couldn't open it. */
  'sealed-not-attached': { id: 'problem-more.sealed-not-attached' },
  /** RED-63. */
  'burn-not-forwarded': { id: 'problem-more.burn-not-forwarded' },
  /** CMP-25: what a view password looks like. */
  'mail-password-rule': { id: 'problem-more.mail-password-rule' },
  /** CMP-23. */
  'options-exclusive': { id: 'problem-more.options-exclusive' },
  /** CMP-27. */
  'schedule-past': { id: 'problem-more.schedule-past' },
  /** The burn date has begun already. */
  'burn-date-past': { id: 'problem-more.burn-date-past' },
  /** ERR-48. */
  'mail-level-required': { id: 'problem-more.mail-level-required' },
  /** ERR-49. */
  'attach-level-required': { id: 'problem-more.attach-level-required' },
  /** ERR-50, where the file is not known. */
  'attach-level-above-mail': { id: 'problem-more.attach-level-above-mail' },
  /** CMP-43. */
  'level-above-own': { id: 'problem-more.level-above-own' },
  /** ERR-43. */
  'sms-number-required': { id: 'problem-more.sms-number-required' },
  /** ERR-12. */
  'send-failed': { id: 'problem-more.send-failed' },
  /** An option of sending that the server does not offer yet. */
  'feature-not-ready': { id: 'problem-more.feature-not-ready' },
  /** ERR-32. */
  'server-refused': { id: 'problem-more.server-refused' },
  'executable-refused': { id: 'problem-more.executable-refused' },
  /** ERR-26. */
  'upload-over-mailbox': { id: 'problem-more.upload-over-mailbox' },
  /** ERR-27. */
  'upload-over-pdisk': { id: 'problem-more.upload-over-pdisk' },
  /** ERR-28. */
  'upload-over-cdisk': { id: 'problem-more.upload-over-cdisk' },
  /** A file has not arrived whole. */
  'upload-incomplete': { id: 'problem-more.upload-incomplete' },
  /** A file was changed or damaged during upload. */
  'upload-damaged': { id: 'problem-more.upload-damaged' },
  /** ERR-20. */
  'send-no-folders': { id: 'problem-more.send-no-folders' },
  /** A folder of a drive doesn't exist. */
  'disk-folder-not-found': { id: 'problem-more.disk-folder-not-found' },
  /** A file or folder of a drive doesn't exist. */
  'disk-file-not-found': { id: 'problem-more.disk-file-not-found' },
  /** A file or folder of this name is in the folder of a drive. {name} is the name. */
  'disk-name-taken': { id: 'problem-more.disk-name-taken' },
  /** A folder of a drive was moved into itself or a folder in it. */
  'disk-move-into-itself': { id: 'problem-more.disk-move-into-itself' },
  /** More folders in each other than a drive takes. */
  'disk-too-deep': { id: 'problem-more.disk-too-deep' },
  /** A permission was given to an unknown member or department. */
  'disk-member-unknown': { id: 'problem-more.disk-member-unknown' },
  /** ERR-69. */
  'share-expired': { id: 'problem-more.share-expired' },
  /** A share was downloaded as often as its owner allowed. */
  'share-used-up': { id: 'problem-more.share-used-up' },
  /** A share is for named people, and the visitor is not logged in as one of them. */
  'share-not-for-you': { id: 'problem-more.share-not-for-you' },
  /** FIL-58: ten wrong extraction codes. */
  'share-code-limited': { id: 'problem-more.share-code-limited' },
  /** ERR-33. */
  'extraction-code-error': { id: 'problem-more.extraction-code-error' },
  /** ERR-34. */
  'share-cancelled': { id: 'problem-more.share-cancelled' },
  /** A link has ended. */
  'link-expired': { id: 'problem-more.link-expired' },
  /** ERR-39. */
  'enter-note': { id: 'problem-more.enter-note' },
  /** ERR-40. */
  'note-too-long': { id: 'problem-more.note-too-long' },
  /** ERR-41. */
  'input-reject-reason': { id: 'problem-more.input-reject-reason' },
  /** ERR-45. */
  'search-conditions': { id: 'problem-more.search-conditions' },
  /** A signature doesn't exist. */
  'signature-not-found': { id: 'problem-more.signature-not-found' },
  /** A template doesn't exist. */
  'template-not-found': { id: 'problem-more.template-not-found' },
  /** ERR-23. */
  'template-no-more': { id: 'problem-more.template-no-more' },
  /** The user has reached the organization's sending limit. */
  'sending-limit': { id: 'problem-more.sending-limit' },
  /** ERR-70. */
  'list-not-allowed': { id: 'problem-more.list-not-allowed' },
  /** The list is full. */
  'too-many-kept': { id: 'problem-more.too-many-kept' },
  /** A contact doesn't exist. */
  'contact-not-found': { id: 'problem-more.contact-not-found' },
  /** Another contact has this address. */
  'contact-exists': { id: 'problem-more.contact-exists' },
  /** Another window changed the contact. */
  'contact-stale': { id: 'problem-more.contact-stale' },
  /** A personal group doesn't exist. */
  'contact-group-not-found': { id: 'problem-more.contact-group-not-found' },
  /** Another group has this name. */
  'contact-group-taken': { id: 'problem-more.contact-group-taken' },
  /** The removed contacts can't be restored any more. */
  'contact-undo-over': { id: 'problem-more.contact-undo-over' },
  /** CON-15. */
  'contact-file-type': { id: 'problem-more.contact-file-type' },
  /** CON-16. */
  'contact-file-size': { id: 'problem-more.contact-file-size' },
  /** A file that no contacts can be read from. */
  'contact-file-unreadable': { id: 'problem-more.contact-file-unreadable' },
  /** ERR-29. */
  'image-type': { id: 'problem-more.image-type' },
  /** ERR-30. */
  'image-size': { id: 'problem-more.image-size' },
  /** The calendar doesn't exist. */
  'calendar-not-found': { id: 'problem-more.calendar-not-found' },
  /** CAL-06. */
  'calendar-name-rule': { id: 'problem-more.calendar-name-rule' },
  /** The first calendar stays. */
  'calendar-is-default': { id: 'problem-more.calendar-is-default' },
  /** ERR-47. */
  'not-system-mailbox': { id: 'problem-more.not-system-mailbox' },
  /** The event doesn't exist. */
  'event-not-found': { id: 'problem-more.event-not-found' },
  /** CAL-08. */
  'event-title-required': { id: 'problem-more.event-title-required' },
  /** CAL-08. */
  'event-ends-early': { id: 'problem-more.event-ends-early' },
  /** CAL-11. */
  'repeat-count-rule': { id: 'problem-more.repeat-count-rule' },
  /** CAL-10. */
  'repeat-ends-early': { id: 'problem-more.repeat-ends-early' },
  /** CAL-28. */
  'not-a-calendar-file': { id: 'problem-more.not-a-calendar-file' },
} as const satisfies Record<string, MessageDescriptor>;
