import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `layout`. */
export const layoutStrings = {
  /** Tab of the main navigation. */
  mailbox: { id: 'layout.mailbox' },
  /** Title of the review of outgoing mail. */
  review: { id: 'layout.review' },
  /** Below the icon; part of the full name. */
  mailboxShort: { id: 'layout.mailboxShort' },
  /** Tab of the main navigation. */
  calendar: { id: 'layout.calendar' },
  /** Below the icon. */
  calendarShort: { id: 'layout.calendarShort' },
  /** Tab of the main navigation. */
  files: { id: 'layout.files' },
  /** Below the icon. */
  filesShort: { id: 'layout.filesShort' },
  /** Tab of the main navigation. */
  contacts: { id: 'layout.contacts' },
  /** Tab of the main navigation. */
  apps: { id: 'layout.apps' },
  /** Below the icon. */
  appsShort: { id: 'layout.appsShort' },
  /** Tab of the main navigation, and entry of menus. */
  settings: { id: 'layout.settings' },
  /** Tab of the main navigation. */
  selfQuery: { id: 'layout.selfQuery' },
  /** Below the icon. */
  selfQueryShort: { id: 'layout.selfQueryShort' },
  /** Link of the main navigation. */
  home: { id: 'layout.home' },
  /** Link of the main navigation. */
  help: { id: 'layout.help' },
  /** On a phone: opens the places that have no room. */
  more: { id: 'layout.more' },
  /** Opens the list of languages. */
  language: { id: 'layout.language' },
  /** Opens the menu with skin and personal settings. */
  settingsMenu: { id: 'layout.settingsMenu' },
  /** Leads to the choice of skins. */
  skin: { id: 'layout.skin' },
  /** Leads to the personal settings. */
  profile: { id: 'layout.profile' },
  /** Storage used in the mailbox; `used` and `total` are sizes. */
  capacity: { id: 'layout.capacity' },
  /** The same where there is no limit. */
  capacityUnlimited: { id: 'layout.capacityUnlimited' },
  /** Ends the session. */
  logOut: { id: 'layout.logOut' },
  /** Locks the screen, after a question. */
  lock: { id: 'layout.lock' },
  /** Link of an administrator to the administration. */
  backStage: { id: 'layout.backStage' },
  /** On a phone: opens what the bar of a wide window has as buttons. */
  tools: { id: 'layout.tools' },
  /** Name of the search field. */
  search: { id: 'layout.search' },
  /** Inside the empty search field. */
  searchPlaceholder: { id: 'layout.searchPlaceholder' },
  /** Names the choice of what is searched. */
  scope: { id: 'layout.scope' },
  /** Searches everything. */
  scopeKeyword: { id: 'layout.scopeKeyword' },
  /** Searches subjects only. */
  scopeSubject: { id: 'layout.scopeSubject' },
  /** Searches attachments only. */
  scopeAttachment: { id: 'layout.scopeAttachment' },
  /** Opens the dialog with all conditions of a search. */
  advancedSearch: { id: 'layout.advancedSearch' },
  /** Shown while the push connection is down. */
  connectionLost: { id: 'layout.connectionLost' },
  /** In the title of the page when mail has arrived. */
  newMail: { id: 'layout.newMail' },
} as const satisfies Record<string, MessageDescriptor>;
