import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `compose`. */
export const composeStrings = {
  /** Title of the tab of a new mail. */
  newTitle: { id: 'compose.newTitle' },
  /** Field. */
  to: { id: 'compose.to' },
  /** Field. */
  cc: { id: 'compose.cc' },
  /** Field. */
  bcc: { id: 'compose.bcc' },
  /** Row of files. */
  attachments: { id: 'compose.attachments' },
  /** Switches to plain text. */
  plainText: { id: 'compose.plainText' },
  /** Switches to HTML. */
  richText: { id: 'compose.richText' },
  /** Status line: the draft was saved; time is given. */
  saved: { id: 'compose.saved' },
  /** Status line. */
  saving: { id: 'compose.saving' },
  /** Status line. */
  sending: { id: 'compose.sending' },
  /** ERR-57. */
  savedToast: { id: 'compose.savedToast' },
  /** ERR-56. */
  sentToast: { id: 'compose.sentToast' },
  /** Option. */
  saveToSent: { id: 'compose.saveToSent' },
  /** Option. */
  requestReceipt: { id: 'compose.requestReceipt' },
  /** Option. */
  urgent: { id: 'compose.urgent' },
  /** Question (CMP-31). */
  loseFormattingTitle: { id: 'compose.loseFormattingTitle' },
  /** What is lost. */
  loseFormattingHelp: { id: 'compose.loseFormattingHelp' },
  /** Question (CMP-32). */
  dropTitle: { id: 'compose.dropTitle' },
  /** What is lost. */
  dropHelp: { id: 'compose.dropHelp' },
  /** Confirms. */
  confirm: { id: 'compose.confirm' },
  /** Stays. */
  cancel: { id: 'compose.cancel' },
  /** Title of the dialog. */
  previewTitle: { id: 'compose.previewTitle' },
  /** Closes the dialog. */
  previewClose: { id: 'compose.previewClose' },
  /** Below the delivery status. */
  deliveryNote: { id: 'compose.deliveryNote' },
  /** Why a mail to outside waits. */
  noRelay: { id: 'compose.noRelay' },
} as const satisfies Record<string, MessageDescriptor>;
