import type { MessageDescriptor } from 'react-intl';

/** Words of the page of the preferences. */
export const paramStrings = {
  /** Below the heading. */
  description: { id: 'param.description' },
  /** Heading of a section. */
  reading: { id: 'param.reading' },
  /** Heading of a section. */
  composing: { id: 'param.composing' },
  /** Heading of a section. */
  notices: { id: 'param.notices' },
  /** A setting. */
  readType: { id: 'param.readType' },
  /** Reads messages with their HTML. */
  html: { id: 'param.html' },
  /** Reads messages as plain text. */
  text: { id: 'param.text' },
  /** Below the setting. */
  readTypeHelp: { id: 'param.readTypeHelp' },
  /** A setting. */
  pageSize: { id: 'param.pageSize' },
  /** An option. */
  pageSizeOption: { id: 'param.pageSizeOption' },
  /** A setting: where a message is read beside the list. */
  readingPane: { id: 'param.readingPane' },
  /** Options of the setting. */
  'readingPane.off': { id: 'param.readingPane.off' },
  'readingPane.right': { id: 'param.readingPane.right' },
  'readingPane.below': { id: 'param.readingPane.below' },
  /** Below the setting. */
  readingPaneHelp: { id: 'param.readingPaneHelp' },
  /** A setting. */
  time: { id: 'param.time' },
  /** A switch. */
  uses12Hours: { id: 'param.uses12Hours' },
  /** A group of settings. */
  defaults: { id: 'param.defaults' },
  /** A setting. */
  savesToSent: { id: 'param.savesToSent' },
  /** A setting. */
  wantsReceipt: { id: 'param.wantsReceipt' },
  /** A setting. */
  savesContacts: { id: 'param.savesContacts' },
  /** A setting. */
  draft: { id: 'param.draft' },
  /** A switch. */
  autosaves: { id: 'param.autosaves' },
  /** A field. */
  minutes: { id: 'param.minutes' },
  /** Unit of the field. */
  minutesUnit: { id: 'param.minutesUnit' },
  /** A setting. */
  disk: { id: 'param.disk' },
  /** An option. */
  diskNone: { id: 'param.diskNone' },
  /** An option. */
  diskAll: { id: 'param.diskAll' },
  /** An option. */
  diskLarge: { id: 'param.diskLarge' },
  /** A field. */
  threshold: { id: 'param.threshold' },
  /** The number does not fit. */
  thresholdRule: { id: 'param.thresholdRule' },
  /** The number does not fit. */
  minutesRule: { id: 'param.minutesRule' },
  /** A setting. */
  remind: { id: 'param.remind' },
  /** A switch. */
  remindsOfNewMail: { id: 'param.remindsOfNewMail' },
  /** A setting. */
  idle: { id: 'param.idle' },
  /** Below the setting. */
  idleHelp: { id: 'param.idleHelp' },
  /** Resets all settings of the page. */
  reset: { id: 'param.reset' },
  /** Question. */
  resetTitle: { id: 'param.resetTitle' },
  /** Below the question. */
  resetHelp: { id: 'param.resetHelp' },
  /** Leaves everything as it is. */
  cancel: { id: 'param.cancel' },
  /** The changes are kept. */
  saved: { id: 'param.saved' },
} as const satisfies Record<string, MessageDescriptor>;
