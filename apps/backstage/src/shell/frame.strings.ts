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
  policies: { id: 'frame.section.policies' },
  records: { id: 'frame.section.records' },
  roles: { id: 'frame.section.roles' },
  shared: { id: 'frame.section.shared' },
  books: { id: 'frame.section.books' },
  'review-rules': { id: 'frame.section.review-rules' },
  content: { id: 'frame.section.content' },
} as const satisfies Record<string, MessageDescriptor>;

/** Headings of the menu. */
export const groupStrings = {
  people: { id: 'frame.group.people' },
  mail: { id: 'frame.group.mail' },
  rules: { id: 'frame.group.rules' },
  appearance: { id: 'frame.group.appearance' },
  system: { id: 'frame.group.system' },
} as const satisfies Record<string, MessageDescriptor>;
