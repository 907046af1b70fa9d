import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `message`. */
export const messageStrings = {
  /** Stands in for a missing subject. */
  noSubject: { id: 'message.noSubject' },
  /** Title of the tab of a new mail. */
  newTitle: { id: 'message.newTitle' },
  /** A folder without mail. */
  emptyTitle: { id: 'message.emptyTitle' },
  /** The filter matches nothing. */
  emptyFiltered: { id: 'message.emptyFiltered' },
  /** Takes the filter off. */
  showAll: { id: 'message.showAll' },
  /** Sort order. */
  'sort.REVERSE ARRIVAL': { id: 'message.sort.REVERSE ARRIVAL' },
  /** Sort order. */
  'sort.ARRIVAL': { id: 'message.sort.ARRIVAL' },
  /** Sort order. */
  'sort.FROM': { id: 'message.sort.FROM' },
  /** Sort order. */
  'sort.REVERSE FROM': { id: 'message.sort.REVERSE FROM' },
  /** Sort order. */
  'sort.SUBJECT': { id: 'message.sort.SUBJECT' },
  /** Sort order. */
  'sort.REVERSE SUBJECT': { id: 'message.sort.REVERSE SUBJECT' },
  /** Sort order. */
  'sort.SIZE': { id: 'message.sort.SIZE' },
  /** Sort order. */
  'sort.REVERSE SIZE': { id: 'message.sort.REVERSE SIZE' },
  /** View filter. */
  'view.unseen': { id: 'message.view.unseen' },
  /** View filter. */
  'view.seen': { id: 'message.view.seen' },
  /** View filter. */
  'view.flagged': { id: 'message.view.flagged' },
  /** View filter. */
  'view.unflagged': { id: 'message.view.unflagged' },
  /** View filter. */
  'view.ANSWERED': { id: 'message.view.ANSWERED' },
  /** How many messages a filter leaves of how many. */
  filteredCount: { id: 'message.filteredCount' },
  /** How many messages a filter leaves, where nobody has counted all. */
  filteredOnly: { id: 'message.filteredOnly' },
  /** Button of the toolbar in Trash: moves the chosen messages to the Inbox. */
  restore: { id: 'message.restore' },
  /** Button of the toolbar in Spam. */
  isNoSpam: { id: 'message.isNoSpam' },
  /** Heading of the view filters. */
  headingState: { id: 'message.headingState' },
  /** Heading of the view filters. */
  headingFlags: { id: 'message.headingFlags' },
  /** Heading of the view filters. */
  headingTags: { id: 'message.headingTags' },
} as const satisfies Record<string, MessageDescriptor>;
