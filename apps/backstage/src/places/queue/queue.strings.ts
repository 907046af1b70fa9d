import type { MessageDescriptor } from 'react-intl';

/** Words of the queue of outgoing mail. */
export const queueStrings = {
  /** Heading of the page. */
  title: { id: 'queue.title' },
  /** Beside the heading. */
  count: { id: 'queue.count' },
  /** Names the numbers above the table. */
  numbers: { id: 'queue.numbers' },
  /** Below the number of deliveries not tried yet. */
  waitingHelp: { id: 'queue.waitingHelp' },
  /** Below the number that is retried. */
  oldest: { id: 'queue.oldest' },
  /** Number of deliveries given up today. */
  failedToday: { id: 'queue.failedToday' },
  /** Below that number. */
  failedHelp: { id: 'queue.failedHelp' },
  /** Number of deliveries made today. */
  deliveredToday: { id: 'queue.deliveredToday' },
  /** Name of the search. */
  search: { id: 'queue.search' },
  searchPlaceholder: { id: 'queue.searchPlaceholder' },
  /** Names the choice of what the search looks in. */
  searchIn: { id: 'queue.searchIn' },
  everywhere: { id: 'queue.everywhere' },
  inSender: { id: 'queue.inSender' },
  inRecipient: { id: 'queue.inRecipient' },
  inAnswer: { id: 'queue.inAnswer' },
  /** Column and filter. */
  sender: { id: 'queue.sender' },
  recipient: { id: 'queue.recipient' },
  domain: { id: 'queue.domain' },
  anyDomain: { id: 'queue.anyDomain' },
  state: { id: 'queue.state' },
  anyState: { id: 'queue.anyState' },
  size: { id: 'queue.size' },
  anySize: { id: 'queue.anySize' },
  /** Option of the filter. */
  atLeastSize: { id: 'queue.atLeastSize' },
  age: { id: 'queue.age' },
  anyAge: { id: 'queue.anyAge' },
  atLeastAge: { id: 'queue.atLeastAge' },
  attempts: { id: 'queue.attempts' },
  anyAttempts: { id: 'queue.anyAttempts' },
  atLeastAttempts: { id: 'queue.atLeastAttempts' },
  next: { id: 'queue.next' },
  anyNext: { id: 'queue.anyNext' },
  withinNext: { id: 'queue.withinNext' },
  answer: { id: 'queue.answer' },
  /** In place of an answer before the first attempt. */
  noAnswer: { id: 'queue.noAnswer' },
  /** In place of the sender of a notice. */
  noSender: { id: 'queue.noSender' },
  /** Field of the dialog. */
  queuedAt: { id: 'queue.queuedAt' },
  /** Title of the dialog. */
  delivery: { id: 'queue.delivery' },
  close: { id: 'queue.close' },
  /** Beside the selection. */
  selected: { id: 'queue.selected' },
  /** Button. */
  retry: { id: 'queue.retry' },
  giveUp: { id: 'queue.giveUp' },
  retryDomain: { id: 'queue.retryDomain' },
  giveUpDomain: { id: 'queue.giveUpDomain' },
  /** Question. */
  giveUpTitle: { id: 'queue.giveUpTitle' },
  giveUpDomainTitle: { id: 'queue.giveUpDomainTitle' },
  giveUpHelp: { id: 'queue.giveUpHelp' },
  /** After the change. */
  retried: { id: 'queue.retried' },
  givenUp: { id: 'queue.givenUp' },
  busy: { id: 'queue.busy' },
  left: { id: 'queue.left' },
  /** No row. */
  none: { id: 'queue.none' },
  noneHelp: { id: 'queue.noneHelp' },
} as const satisfies Record<string, MessageDescriptor>;

/** States of a delivery. */
export const queueStateStrings = {
  waiting: { id: 'queue.state.waiting' },
  'under-way': { id: 'queue.state.under-way' },
  retrying: { id: 'queue.state.retrying' },
} as const satisfies Record<string, MessageDescriptor>;

/** Meanings of the answers of other servers. */
export const queueCauseStrings = {
  'unknown-recipient': { id: 'queue.cause.unknown-recipient' },
  'full-mailbox': { id: 'queue.cause.full-mailbox' },
  unreachable: { id: 'queue.cause.unreachable' },
  insecure: { id: 'queue.cause.insecure' },
  'put-off': { id: 'queue.cause.put-off' },
  'refused-there': { id: 'queue.cause.refused-there' },
  'no-relay': { id: 'queue.cause.no-relay' },
} as const satisfies Record<string, MessageDescriptor>;
