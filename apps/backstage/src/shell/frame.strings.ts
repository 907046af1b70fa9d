import type { MessageDescriptor } from 'react-intl';

/** Words of the frame. */
export const frameStrings = {
  /** Name of the back stage, and of its menu. */
  name: { id: 'frame.name' },
  /** Opens the menu in a narrow window. */
  openMenu: { id: 'frame.openMenu' },
  /** Link to the webmail. */
  webmail: { id: 'frame.webmail' },
  /** Opens the list of languages. */
  language: { id: 'frame.language' },
  /** Opens the list of skins. */
  skin: { id: 'frame.skin' },
  /** Opens the menu with the name and role. */
  account: { id: 'frame.account' },
  /** Ends the session. */
  logOut: { id: 'frame.logOut' },
  /** Name of the search in the bar. */
  search: { id: 'frame.search' },
  /** Inside the empty search. */
  searchPlaceholder: { id: 'frame.searchPlaceholder' },
  /** Title of the search results. */
  found: { id: 'frame.found' },
  /** Leads to all results of a kind. */
  foundAll: { id: 'frame.foundAll' },
  /** Heading of the shared mailboxes that match. */
  foundMailboxes: { id: 'frame.foundMailboxes' },
  /** Heading of the mailing lists that match. */
  foundLists: { id: 'frame.foundLists' },
  /** Heading of the sections and policies that match. */
  foundSettings: { id: 'frame.foundSettings' },
  /** Heading of the records of a message. */
  foundMessage: { id: 'frame.foundMessage' },
  /** Records of a message at its sender. */
  foundSent: { id: 'frame.foundSent' },
  /** Records of a message at its recipients. */
  foundReceived: { id: 'frame.foundReceived' },
  /** Title where nothing matches. */
  foundNothing: { id: 'frame.foundNothing' },
  /** Title for an address without a page. */
  notFound: { id: 'frame.notFound' },
  /** Title where the role covers the section no longer. */
  noSection: { id: 'frame.noSection' },
} as const satisfies Record<string, MessageDescriptor>;

/** Names of the sections. */
export const sectionStrings = {
  state: { id: 'frame.section.state' },
  people: { id: 'frame.section.people' },
  departments: { id: 'frame.section.departments' },
  approvals: { id: 'frame.section.approvals' },
  queue: { id: 'frame.section.queue' },
  'mail-system': { id: 'frame.section.mail-system' },
  directory: { id: 'frame.section.directory' },
  policies: { id: 'frame.section.policies' },
  records: { id: 'frame.section.records' },
  roles: { id: 'frame.section.roles' },
  shared: { id: 'frame.section.shared' },
  books: { id: 'frame.section.books' },
  'review-rules': { id: 'frame.section.review-rules' },
  content: { id: 'frame.section.content' },
  skins: { id: 'frame.section.skins' },
} as const satisfies Record<string, MessageDescriptor>;

/** Headings of the menu. */
export const groupStrings = {
  people: { id: 'frame.group.people' },
  mail: { id: 'frame.group.mail' },
  rules: { id: 'frame.group.rules' },
  appearance: { id: 'frame.group.appearance' },
  system: { id: 'frame.group.system' },
} as const satisfies Record<string, MessageDescriptor>;
