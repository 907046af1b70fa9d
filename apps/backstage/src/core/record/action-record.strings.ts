import type { MessageDescriptor } from 'react-intl';

/** Words of the records of actions. */
export const actionRecordStrings = {
  /** Heading of the page. */
  title: { id: 'action-record.title' },
  /** Name of the search. */
  search: { id: 'action-record.search' },
  searchPlaceholder: { id: 'action-record.searchPlaceholder' },
  /** Column and filter. */
  target: { id: 'action-record.target' },
  /** Filter. */
  anyTarget: { id: 'action-record.anyTarget' },
  /** Column. */
  at: { id: 'action-record.at' },
  /** Column. */
  author: { id: 'action-record.author' },
  /** Column. */
  ip: { id: 'action-record.ip' },
  /** Column. */
  action: { id: 'action-record.action' },
  /** Column. */
  changes: { id: 'action-record.changes' },
  /** After the name of an action. */
  refused: { id: 'action-record.refused' },
  /** In place of an empty value. */
  empty: { id: 'action-record.empty' },
  /** In place of a password, key or code. */
  hidden: { id: 'action-record.hidden' },
  /** A field with its values. */
  change: { id: 'action-record.change' },
  /** A field whose values are not recorded. */
  fact: { id: 'action-record.fact' },
  /** No row matches. */
  none: { id: 'action-record.none' },
  /** Button. */
  history: { id: 'action-record.history' },
  /** Heading. */
  historyTitle: { id: 'action-record.historyTitle' },
  /** Button. */
  close: { id: 'action-record.close' },
} as const satisfies Record<string, MessageDescriptor>;

/** Kinds of objects. */
export const targetStrings = {
  person: { id: 'action-record.kind.person' },
  'person-job': { id: 'action-record.kind.person-job' },
  department: { id: 'action-record.kind.department' },
  'company-category': { id: 'action-record.kind.company-category' },
  'company-contact': { id: 'action-record.kind.company-contact' },
  domain: { id: 'action-record.kind.domain' },
  role: { id: 'action-record.kind.role' },
  approval: { id: 'action-record.kind.approval' },
  policy: { id: 'action-record.kind.policy' },
  skin: { id: 'action-record.kind.skin' },
  'shared-mailbox': { id: 'action-record.kind.shared-mailbox' },
  'review-rule': { id: 'action-record.kind.review-rule' },
  'mail-queue': { id: 'action-record.kind.mail-queue' },
  'mail-setting': { id: 'action-record.kind.mail-setting' },
  session: { id: 'action-record.kind.session' },
  records: { id: 'action-record.kind.records' },
  'mailing-list': { id: 'action-record.kind.mailing-list' },
  'group-address': { id: 'action-record.kind.group-address' },
  reviewer: { id: 'action-record.kind.reviewer' },
  'held-mail': { id: 'action-record.kind.held-mail' },
  'held-review': { id: 'action-record.kind.held-review' },
  'enterprise-disk': { id: 'action-record.kind.enterprise-disk' },
} as const satisfies Record<string, MessageDescriptor>;

/** Authors other than people, as the server names them. */
export const authorStrings = {
  'command line': { id: 'action-record.author.command line' },
  directory: { id: 'action-record.author.directory' },
  'sign-on': { id: 'action-record.author.sign-on' },
} as const;
