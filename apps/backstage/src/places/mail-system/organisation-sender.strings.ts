import type { MessageDescriptor } from 'react-intl';

/** Words of the senders of the whole organization. */
export const organisationSenderStrings = {
  /** Column, and field. */
  pattern: { id: 'organisation-sender.pattern' },
  /** Column, and field. */
  action: { id: 'organisation-sender.action' },
  /** Column, and field. */
  note: { id: 'organisation-sender.note' },
  /** Button of a row. */
  remove: { id: 'organisation-sender.remove' },
  /** Button, and title of the dialog. */
  add: { id: 'organisation-sender.add' },
  help: { id: 'organisation-sender.help' },
  /** Name of the search. */
  search: { id: 'organisation-sender.search' },
  none: { id: 'organisation-sender.none' },
} as const satisfies Record<string, MessageDescriptor>;

/** Treatments of a sender. */
export const senderActionStrings = {
  refuse: { id: 'organisation-sender.action.refuse' },
  accept: { id: 'organisation-sender.action.accept' },
} as const satisfies Record<string, MessageDescriptor>;
