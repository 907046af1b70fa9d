import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `record`. */
export const recordStrings = {
  /** Heading of the page. */
  title: { id: 'record.title' },
  /** Outcome: the message was deleted permanently. */
  gone: { id: 'record.gone' },
  /** Outcome: the message was moved to Trash. */
  toTrash: { id: 'record.toTrash' },
  /** Outcome: the message was forwarded without keeping a copy. */
  passedOn: { id: 'record.passedOn' },
  /** Outcome: a login with a wrong password. */
  wrongPassword: { id: 'record.wrongPassword' },
} as const satisfies Record<string, MessageDescriptor>;
