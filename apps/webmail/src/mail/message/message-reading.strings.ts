import type { MessageDescriptor } from 'react-intl';

/** Texts of the reading tab. */
export const messageReadingStrings = {
  /** In the reading pane while no message is shown. */
  paneEmpty: { id: 'message-reading.paneEmpty' },
  /** The row of the details that tells what the checks of the sender found. */
  senderCheck: { id: 'message-reading.senderCheck' },
  /** Title of the search for messages exchanged with a person. */
  exchanged: { id: 'message-reading.exchanged' },
  /** The message was removed from this folder while it was open. */
  gone: { id: 'message-reading.gone' },
  /** A burn-after-reading message was destroyed while it was open. */
  burned: { id: 'message-reading.burned' },
  /** The mail could not be taken apart. */
  unparsed: { id: 'message-reading.unparsed' },
  /** Switches a letter to plain text. */
  textMode: { id: 'message-reading.textMode' },
  /** Switches a letter to HTML. */
  htmlMode: { id: 'message-reading.htmlMode' },
  /** Downloads the source as a mail file. */
  download: { id: 'message-reading.download' },
  /** Heading of the page with the source. */
  sourceTitle: { id: 'message-reading.sourceTitle' },
  /** Heading of the page with the header. */
  headerTitle: { id: 'message-reading.headerTitle' },
  /** An answer waits for the password of the mail. */
  passwordForAnswer: { id: 'message-reading.passwordForAnswer' },
  /** Answers without quoting what the password protects. */
  answerWithout: { id: 'message-reading.answerWithout' },
  /** Adapts a message to the colors of a dark skin. */
  adaptColours: { id: 'message-reading.adaptColours' },
  /** Shows it as its sender made it. */
  originalColours: { id: 'message-reading.originalColours' },
  /** Tab of a message with a view limit, after a reload. */
  unasked: { id: 'message-reading.unasked' },
  /** Why it does not show. */
  unaskedHelp: { id: 'message-reading.unaskedHelp' },
  /** Opens it. */
  read: { id: 'message-reading.read' },
} as const satisfies Record<string, MessageDescriptor>;
