import type { MessageDescriptor } from 'react-intl';

/** Words of the held messages. */
export const heldReviewStrings = {
  /** Name of the search. */
  search: { id: 'held-review.search' },
  searchPlaceholder: { id: 'held-review.searchPlaceholder' },
  /** Filter. */
  status: { id: 'held-review.status' },
  /** State. */
  wait: { id: 'held-review.wait' },
  /** State. */
  permit: { id: 'held-review.permit' },
  /** State. */
  reject: { id: 'held-review.reject' },
  /** Column. */
  subject: { id: 'held-review.subject' },
  /** Column. */
  sender: { id: 'held-review.sender' },
  /** Column. */
  recipients: { id: 'held-review.recipients' },
  /** After the first recipients. */
  more: { id: 'held-review.more' },
  /** Column. */
  rule: { id: 'held-review.rule' },
  /** Column. */
  age: { id: 'held-review.age' },
  /** Column. */
  reviewers: { id: 'held-review.reviewers' },
  /** In place of the reviewers. */
  decidedFor: { id: 'held-review.decidedFor' },
  /** In place of the reviewers. */
  nobody: { id: 'held-review.nobody' },
  none: { id: 'held-review.none' },
  selected: { id: 'held-review.selected' },
  /** Button. */
  assign: { id: 'held-review.assign' },
  /** Dialog. */
  assignTitle: { id: 'held-review.assignTitle' },
  assignHelp: { id: 'held-review.assignHelp' },
  assignRequired: { id: 'held-review.assignRequired' },
  assigned: { id: 'held-review.assigned' },
  cancel: { id: 'held-review.cancel' },
  /** Name of the table. */
  grid: { id: 'held-review.grid' },
  /** Column. */
  decidedByColumn: { id: 'held-review.decidedByColumn' },
} as const satisfies Record<string, MessageDescriptor>;
