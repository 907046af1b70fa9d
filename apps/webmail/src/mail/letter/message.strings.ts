import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `message`. */
export const messageStrings = {
  /** Placeholder for a missing subject. */
  noSubject: { id: 'message.noSubject' },
  /** Title of the tab of a new mail. */
  newTitle: { id: 'message.newTitle' },
  /** A folder without mail. */
  emptyTitle: { id: 'message.emptyTitle' },
  /** The filter matches nothing. */
  emptyFiltered: { id: 'message.emptyFiltered' },
  /** Takes the filter off. */
  showAll: { id: 'message.showAll' },
  /** Button of the toolbar in Trash: moves the selected messages to the Inbox. */
  restore: { id: 'message.restore' },
  /** Button of the toolbar in Spam. */
  isNoSpam: { id: 'message.isNoSpam' },
} as const satisfies Record<string, MessageDescriptor>;
