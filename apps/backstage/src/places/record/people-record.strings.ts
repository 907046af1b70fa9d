import type { MessageDescriptor } from 'react-intl';

/** Words of the records about people. */
export const peopleRecordStrings = {
  /** Name of the search. */
  search: { id: 'people-record.search' },
  searchPlaceholder: { id: 'people-record.searchPlaceholder' },
  /** Column. */
  at: { id: 'people-record.at' },
  /** Column. */
  person: { id: 'people-record.person' },
  /** Column. */
  address: { id: 'people-record.address' },
  /** Column. */
  ip: { id: 'people-record.ip' },
  /** Column. */
  place: { id: 'people-record.place' },
  /** Column. */
  from: { id: 'people-record.from' },
  /** Column. */
  to: { id: 'people-record.to' },
  /** Column. */
  subject: { id: 'people-record.subject' },
  /** Column. */
  size: { id: 'people-record.size' },
  /** Column and filter. */
  outcome: { id: 'people-record.outcome' },
  /** Filter. */
  anyOutcome: { id: 'people-record.anyOutcome' },
  /** Filter. */
  span: { id: 'people-record.span' },
  /** Filter. */
  anySpan: { id: 'people-record.anySpan' },
  /** Filter. */
  spanDay: { id: 'people-record.spanDay' },
  /** Filter. */
  spanWeek: { id: 'people-record.spanWeek' },
  /** Filter. */
  spanMonth: { id: 'people-record.spanMonth' },
  /** Button of a row. */
  arrivals: { id: 'people-record.arrivals' },
  /** Above the records of one message. */
  oneMessage: { id: 'people-record.oneMessage' },
  /** Button. */
  allMessages: { id: 'people-record.allMessages' },
  /** In place of a name. */
  removed: { id: 'people-record.removed' },
  /** No row. */
  none: { id: 'people-record.none' },
} as const satisfies Record<string, MessageDescriptor>;

/** Kinds of records. */
export const recordTabStrings = {
  action: { id: 'people-record.tabs.action' },
  login: { id: 'people-record.tabs.login' },
  sent: { id: 'people-record.tabs.sent' },
  received: { id: 'people-record.tabs.received' },
  deleted: { id: 'people-record.tabs.deleted' },
} as const satisfies Record<string, MessageDescriptor>;

/** Outcomes of what is recorded. */
export const recordOutcomeStrings = {
  success: { id: 'people-record.outcomes.success' },
  waiting: { id: 'people-record.outcomes.waiting' },
  failure: { id: 'people-record.outcomes.failure' },
} as const satisfies Record<string, MessageDescriptor>;
