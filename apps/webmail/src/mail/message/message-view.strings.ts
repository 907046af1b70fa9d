import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `message-view`: how a list is sorted and narrowed. */
export const messageViewStrings = {
  /** Place of the reading pane. */
  'pane.right': { id: 'message-view.pane.right' },
  /** Place of the reading pane. */
  'pane.below': { id: 'message-view.pane.below' },
  /** No reading pane. */
  'pane.off': { id: 'message-view.pane.off' },
  /** Sort order. */
  'sort.REVERSE ARRIVAL': { id: 'message-view.sort.REVERSE ARRIVAL' },
  /** Sort order. */
  'sort.ARRIVAL': { id: 'message-view.sort.ARRIVAL' },
  /** Sort order. */
  'sort.FROM': { id: 'message-view.sort.FROM' },
  /** Sort order. */
  'sort.REVERSE FROM': { id: 'message-view.sort.REVERSE FROM' },
  /** Sort order. */
  'sort.SUBJECT': { id: 'message-view.sort.SUBJECT' },
  /** Sort order. */
  'sort.REVERSE SUBJECT': { id: 'message-view.sort.REVERSE SUBJECT' },
  /** Sort order. */
  'sort.SIZE': { id: 'message-view.sort.SIZE' },
  /** Sort order. */
  'sort.REVERSE SIZE': { id: 'message-view.sort.REVERSE SIZE' },
  /** View filter. */
  'view.unseen': { id: 'message-view.view.unseen' },
  /** View filter. */
  'view.seen': { id: 'message-view.view.seen' },
  /** View filter. */
  'view.flagged': { id: 'message-view.view.flagged' },
  /** View filter. */
  'view.unflagged': { id: 'message-view.view.unflagged' },
  /** View filter. */
  'view.ANSWERED': { id: 'message-view.view.ANSWERED' },
  /** Number of messages that match the filter, and the total. */
  filteredCount: { id: 'message-view.filteredCount' },
  /** Number of messages that match the filter, if the total isn't known. */
  filteredOnly: { id: 'message-view.filteredOnly' },
  /** Heading of the view filters. */
  headingState: { id: 'message-view.headingState' },
  /** Heading of the view filters. */
  headingFlags: { id: 'message-view.headingFlags' },
  /** Heading of the view filters. */
  headingTags: { id: 'message-view.headingTags' },
} as const satisfies Record<string, MessageDescriptor>;
