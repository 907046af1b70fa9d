import type { MessageDescriptor } from 'react-intl';

/** Texts of the pages for automatic replies, forwarding, lists of senders, SMS and recalls. */
export const automaticStrings = {
  /** A row was added. */
  added: { id: 'automatic.added' },
  /** Settings were saved. */
  saved: { id: 'automatic.saved' },
  /** Feedback was sent. */
  sent: { id: 'automatic.sent' },
  /** Rows were deleted, or the list was cleared. */
  deleted: { id: 'automatic.deleted' },
  /** Rows were turned on. */
  enabled: { id: 'automatic.enabled' },
  /** Rows were turned off. */
  disabled: { id: 'automatic.disabled' },
  /** Count of imported entries. */
  imported: { id: 'automatic.imported' },
  /** The file has an entry that is none; entry is its text. */
  importWrong: { id: 'automatic.importWrong' },
  /** Reads entries from a file. */
  import: { id: 'automatic.import' },
  /** Writes the entries to a file. */
  export: { id: 'automatic.export' },
  /** Asks the server again. */
  again: { id: 'automatic.again' },
  /** Column with the time when an entry was added. */
  addedAt: { id: 'automatic.addedAt' },
  /** Below the heading of the allowed senders. */
  whitelistHelp: { id: 'automatic.whitelistHelp' },
  /** Below the heading of the blocked senders. */
  blacklistHelp: { id: 'automatic.blacklistHelp' },
  /** Below the heading of the forwarding page. */
  forwardHelp: { id: 'automatic.forwardHelp' },
  /** Shown if the organization allows no forwarding. */
  forwardClosed: { id: 'automatic.forwardClosed' },
  /** Shown if the organization allows forwarding to inside addresses only. */
  forwardInsideOnly: { id: 'automatic.forwardInsideOnly' },
  /** Switch: a copy stays here. */
  keepsCopy: { id: 'automatic.keepsCopy' },
  /** Switch: spam is forwarded too. */
  forwardsSpam: { id: 'automatic.forwardsSpam' },
  /** Column that says where an address is. */
  place: { id: 'automatic.place' },
  /** Address within the organization. */
  inside: { id: 'automatic.inside' },
  /** Address outside the organization. */
  outside: { id: 'automatic.outside' },
  /** Label of the list of senders whose messages bring an SMS. */
  smsSenders: { id: 'automatic.smsSenders' },
  /** Number of SMS of today, and the limit. */
  smsToday: { id: 'automatic.smsToday' },
  /** Below the heading of the automatic replies. */
  replyHelp: { id: 'automatic.replyHelp' },
  /** Adds a reply. */
  newRule: { id: 'automatic.newRule' },
  /** Title of the dialog that changes a reply. */
  editRule: { id: 'automatic.editRule' },
  /** Column with the name of a reply. */
  name: { id: 'automatic.name' },
  /** Column with the period of a reply. */
  period: { id: 'automatic.period' },
  /** Column with the number of replies in thirty days. */
  sentCount: { id: 'automatic.sentCount' },
  /** Column with the state of a reply. */
  state: { id: 'automatic.state' },
  /** The reply is on. */
  on: { id: 'automatic.on' },
  /** The reply is off. */
  off: { id: 'automatic.off' },
  /** Period without limits. */
  always: { id: 'automatic.always' },
  /** Period by weekday: names of the first and last day, times. */
  weekdays: { id: 'automatic.weekdays' },
  /** Period by date: both moments. */
  dates: { id: 'automatic.dates' },
  /** Label of the editor of a reply. */
  content: { id: 'automatic.content' },
  /** Saves the dialog. */
  save: { id: 'automatic.save' },
  /** Closes the dialog. */
  cancel: { id: 'automatic.cancel' },
  /** Recall results. */
  'taken-back': { id: 'automatic.recall.taken-back' },
  /** Recall result. */
  stopped: { id: 'automatic.recall.stopped' },
  /** Recall result. */
  read: { id: 'automatic.recall.read' },
  /** Recall result. */
  'partly-read': { id: 'automatic.recall.partly-read' },
  /** Recall result. */
  'on-its-way': { id: 'automatic.recall.on-its-way' },
  /** Recall result. */
  removed: { id: 'automatic.recall.removed' },
  /** Recall result. */
  'not-delivered': { id: 'automatic.recall.not-delivered' },
  /** Recall result: the recipient is on another server. */
  elsewhere: { id: 'automatic.recall.elsewhere' },
} as const satisfies Record<string, MessageDescriptor>;
