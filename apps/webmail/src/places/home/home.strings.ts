import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `home`. */
export const homeStrings = {
  /** Shortcut to the unread messages of the inbox. */
  unread: { id: 'home.unread' },
  /** Shortcut to the contacts. */
  contacts: { id: 'home.contacts' },
  /** Shortcut to the calendar. */
  calendar: { id: 'home.calendar' },
  /** Shortcut to the files. */
  files: { id: 'home.files' },
  /** Shortcut to the records of logins and mail. */
  records: { id: 'home.records' },
  /** Shortcut to the settings. */
  settings: { id: 'home.settings' },
  /** Below the shortcut to the unread messages: `count` of them. */
  aboutUnread: { id: 'home.aboutUnread' },
  /** Below the shortcut to the records. */
  aboutRecords: { id: 'home.aboutRecords' },
  /** Below the shortcut to the settings. */
  aboutSettings: { id: 'home.aboutSettings' },
  /** Name of the image with the number `number`, which has no other. */
  picture: { id: 'home.picture' },
} as const satisfies Record<string, MessageDescriptor>;
