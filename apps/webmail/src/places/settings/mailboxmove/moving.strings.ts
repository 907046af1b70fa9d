import type { MessageDescriptor } from 'react-intl';

/** Texts of the page for fetching mail from other mailboxes. */
export const movingStrings = {
  /** Below the heading. */
  help: { id: 'moving.help' },
  /** Opens the dialog for a new account. */
  add: { id: 'moving.add' },
  /** Title of the dialog that changes an account. */
  edit: { id: 'moving.edit' },
  /** Title of the empty list. */
  none: { id: 'moving.none' },
  /** Below that title. */
  noneHelp: { id: 'moving.noneHelp' },
  /** Saves the dialog. */
  save: { id: 'moving.save' },
  /** Closes the dialog. */
  cancel: { id: 'moving.cancel' },
  /** Protocol of an account with TLS from the first byte. */
  encrypted: { id: 'moving.encrypted' },
  /** Folders of an account. */
  'scope.all': { id: 'moving.scope.all' },
  /** Folders of an account. */
  'scope.inbox': { id: 'moving.scope.inbox' },
  /** Number of selected folders. */
  'scope.chosen': { id: 'moving.scope.chosen' },
  /** Folder for the messages. */
  target: { id: 'moving.target' },
  /** Deleting of messages on the other server. */
  removesNow: { id: 'moving.removesNow' },
  /** Deleting of messages on the other server. */
  removesLater: { id: 'moving.removesLater' },
  /** Time of the next fetch. */
  next: { id: 'moving.next' },
  /** Time of the last fetch. */
  last: { id: 'moving.last' },
  /** Result of the last fetch, with its time. */
  arrived: { id: 'moving.arrived' },
  /** Messages that were fetched, of all. */
  progress: { id: 'moving.progress' },
  /** Folder that is being fetched. */
  folder: { id: 'moving.folder' },
  /** Why nothing is fetched. */
  full: { id: 'moving.full' },
  /** Result of a test. */
  connected: { id: 'moving.connected' },
  /** The user asked to fetch now. */
  started: { id: 'moving.started' },
} as const satisfies Record<string, MessageDescriptor>;
