import type { MessageDescriptor } from 'react-intl';

/** Words of the frame of the settings. */
export const settingsStrings = {
  /** On a phone, leads from a page to the menu. */
  back: { id: 'settings.back' },
  /** Question before a page with unsaved changes is left. */
  unsavedTitle: { id: 'settings.unsavedTitle' },
  /** Below that question. */
  unsavedHelp: { id: 'settings.unsavedHelp' },
  /** Leaves the page without saving. */
  discard: { id: 'settings.discard' },
  /** Keeps the page open. */
  stay: { id: 'settings.stay' },
  /** In place of a page that the organization has turned off. */
  notOffered: { id: 'settings.notOffered' },
  /** Below that. */
  notOfferedHelp: { id: 'settings.notOfferedHelp' },
} as const satisfies Record<string, MessageDescriptor>;

/** Titles of the groups of the menu. */
export const groupStrings = {
  /** Title of a group. */
  account: { id: 'settings.group.account' },
  /** Title of a group. */
  mail: { id: 'settings.group.mail' },
  /** Title of a group. */
  exchange: { id: 'settings.group.exchange' },
} as const satisfies Record<string, MessageDescriptor>;

/** Names of the pages. */
export const pageStrings = {
  /** Name of a page. */
  user: { id: 'settings.page.user' },
  /** Name of a page. */
  password: { id: 'settings.page.password' },
  /** Name of a page. */
  twofactor: { id: 'settings.page.twofactor' },
  /** Name of a page. */
  skin: { id: 'settings.page.skin' },
  /** Name of a page. */
  accountcancel: { id: 'settings.page.accountcancel' },
  /** Name of a page. */
  param: { id: 'settings.page.param' },
  /** Name of a page. */
  signature: { id: 'settings.page.signature' },
  /** Name of a page. */
  template: { id: 'settings.page.template' },
  /** Name of a page. */
  tag: { id: 'settings.page.tag' },
  /** Name of a page. */
  filter: { id: 'settings.page.filter' },
  /** Name of a page. */
  autoreply: { id: 'settings.page.autoreply' },
  /** Name of a page. */
  autoforward: { id: 'settings.page.autoforward' },
  /** Name of a page. */
  zhaohui: { id: 'settings.page.zhaohui' },
  /** Name of a page. */
  whitelist: { id: 'settings.page.whitelist' },
  /** Name of a page. */
  blacklist: { id: 'settings.page.blacklist' },
  /** Name of a page. */
  relatelist: { id: 'settings.page.relatelist' },
  /** Name of a page. */
  mailboxmove: { id: 'settings.page.mailboxmove' },
  /** Name of a page. */
  transfer: { id: 'settings.page.transfer' },
  /** Name of a page. */
  sms: { id: 'settings.page.sms' },
  /** Name of a page. */
  feedback: { id: 'settings.page.feedback' },
} as const satisfies Record<string, MessageDescriptor>;

/** Search terms of the pages, separated by commas: their labels, and other words that users may look for. */
export const labelStrings = {
  /** Words to find a page by. */
  user: { id: 'settings.labels.user' },
  /** Words to find a page by. */
  password: { id: 'settings.labels.password' },
  /** Words to find a page by. */
  twofactor: { id: 'settings.labels.twofactor' },
  /** Words to find a page by. */
  skin: { id: 'settings.labels.skin' },
  /** Words to find a page by. */
  accountcancel: { id: 'settings.labels.accountcancel' },
  /** Words to find a page by. */
  param: { id: 'settings.labels.param' },
  /** Words to find a page by. */
  signature: { id: 'settings.labels.signature' },
  /** Words to find a page by. */
  template: { id: 'settings.labels.template' },
  /** Words to find a page by. */
  tag: { id: 'settings.labels.tag' },
  /** Words to find a page by. */
  filter: { id: 'settings.labels.filter' },
  /** Words to find a page by. */
  autoreply: { id: 'settings.labels.autoreply' },
  /** Words to find a page by. */
  autoforward: { id: 'settings.labels.autoforward' },
  /** Words to find a page by. */
  zhaohui: { id: 'settings.labels.zhaohui' },
  /** Words to find a page by. */
  whitelist: { id: 'settings.labels.whitelist' },
  /** Words to find a page by. */
  blacklist: { id: 'settings.labels.blacklist' },
  /** Words to find a page by. */
  relatelist: { id: 'settings.labels.relatelist' },
  /** Words to find a page by. */
  mailboxmove: { id: 'settings.labels.mailboxmove' },
  /** Words to find a page by. */
  transfer: { id: 'settings.labels.transfer' },
  /** Words to find a page by. */
  sms: { id: 'settings.labels.sms' },
  /** Words to find a page by. */
  feedback: { id: 'settings.labels.feedback' },
} as const satisfies Record<string, MessageDescriptor>;
