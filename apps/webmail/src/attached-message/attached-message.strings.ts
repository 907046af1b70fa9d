import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `attached-message`. */
export const attachedMessageStrings = {
  /** The toolbar above a mail that came as a file. */
  toolbar: { id: 'attached-message.toolbar' },
  /** Above it: where it came from, and that nobody vouches for its sender. */
  from: { id: 'attached-message.from' },
  /** Goes back to the mail that carries it. */
  toHolder: { id: 'attached-message.toHolder' },
  download: { id: 'attached-message.download' },
  print: { id: 'attached-message.print' },
  close: { id: 'attached-message.close' },
} as const satisfies Record<string, MessageDescriptor>;
