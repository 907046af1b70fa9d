import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `attached-message`. */
export const attachedMessageStrings = {
  /** Label of the toolbar above an attached message. */
  toolbar: { id: 'attached-message.toolbar' },
  /** Notice above the message: it came as an attachment, and its sender isn't verified. */
  from: { id: 'attached-message.from' },
  /** Goes back to the mail that carries it. */
  toHolder: { id: 'attached-message.toHolder' },
  download: { id: 'attached-message.download' },
  print: { id: 'attached-message.print' },
  close: { id: 'attached-message.close' },
} as const satisfies Record<string, MessageDescriptor>;
