import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `compose`. */
export const composeStrings = {
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
  /**
   * Status line of a saved message with a scheduled time. Saving alone doesn't send it, and takes a scheduled message off the schedule
   * (SND-22, SND-44).
   */
  savedUnscheduled: { id: 'compose.savedUnscheduled' },
  /** Status line. */
  saving: { id: 'compose.saving' },
  /** Status line. */
  sending: { id: 'compose.sending' },
  /** ERR-57. */
  savedToast: { id: 'compose.savedToast' },
  /** ERR-56. */
  sentToast: { id: 'compose.sentToast' },
  /** Toast: a reviewer holds the mail that was sent. */
  reviewToast: { id: 'compose.reviewToast' },
  /** Question (CMP-31). */
  loseFormattingTitle: { id: 'compose.loseFormattingTitle' },
  /** Content that will be lost. */
  loseFormattingHelp: { id: 'compose.loseFormattingHelp' },
  /** Question (CMP-32). */
  dropTitle: { id: 'compose.dropTitle' },
  /** Content that will be lost. */
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
  /** Reason why an outgoing message waits. */
  noRelay: { id: 'compose.noRelay' },
  unknownRecipient: { id: 'compose.unknownRecipient' },
  /** Another server has taken the mail; what it does with it is not known. */
  handedOver: { id: 'compose.handedOver' },
  /** The server of the sender's SMTP proxy has taken the message. */
  viaProxy: { id: 'compose.viaProxy' },
  /** The sender's SMTP proxy is switched off. */
  proxyOff: { id: 'compose.proxyOff' },
  /** The sender's SMTP proxy was deleted. */
  proxyGone: { id: 'compose.proxyGone' },
  /** The sender's SMTP proxy can't be used. */
  proxyFails: { id: 'compose.proxyFails' },
  /** The next server doesn't respond. */
  unreachable: { id: 'compose.unreachable' },
  /** The connection cannot be made safe. */
  insecure: { id: 'compose.insecure' },
  /** The next server asks to come again. */
  putOff: { id: 'compose.putOff' },
  /** The recipient's server refused the message. */
  refusedThere: { id: 'compose.refusedThere' },
  fullMailbox: { id: 'compose.fullMailbox' },
  addressScript: { id: 'compose.addressScript' },
  expired: { id: 'compose.expired' },
  rejectedInReview: { id: 'compose.rejectedInReview' },
  belowLevel: { id: 'compose.belowLevel' },
  burned: { id: 'compose.burned' },
  givenUp: { id: 'compose.givenUp' },
  /** Field: where answers go (CMP-06). */
  replyTo: { id: 'compose.replyTo' },
  /** Link: sends each recipient a separate message (CMP-05). */
  separately: { id: 'compose.separately' },
  /** Link: takes sending separately back. */
  together: { id: 'compose.together' },
  /** Names the pane beside the letter and the button that shows it. */
  pane: { id: 'compose.pane' },
  /** Names the menu beside Send. */
  sendMenu: { id: 'compose.sendMenu' },
  /** Menu item. */
  sendLater: { id: 'compose.sendLater' },
  /** Menu item: takes the set time back. */
  sendNow: { id: 'compose.sendNow' },
  /** Menu item: turns on undo send. */
  holdOn: { id: 'compose.holdOn' },
  /** Menu item: turns off undo send. */
  holdOff: { id: 'compose.holdOff' },
  /** Status line: the mail is held back. */
  holding: { id: 'compose.holding' },
  /** Button: takes the mail back before it goes. */
  undo: { id: 'compose.undo' },
  /** Question before sending to an address of the organization that doesn't exist. */
  unknownTitle: { id: 'compose.unknownTitle' },
  /** `addresses` are the unknown addresses. */
  unknownHelp: { id: 'compose.unknownHelp' },
  /** Confirms that the mail is to go. */
  sendAnyway: { id: 'compose.sendAnyway' },
  /** Question (CMP-42); count is the number of recipients. */
  manyTitle: { id: 'compose.manyTitle' },
  /** Why it is asked. */
  manyHelp: { id: 'compose.manyHelp' },
  /** Question: the text speaks of a file and there is none. */
  forgottenTitle: { id: 'compose.forgottenTitle' },
  /** Why it is asked. */
  forgottenHelp: { id: 'compose.forgottenHelp' },
  /** Question (CMP-32). */
  dropReplyToTitle: { id: 'compose.dropReplyToTitle' },
  /** Content that will be lost. */
  dropReplyToHelp: { id: 'compose.dropReplyToHelp' },
  /** Title of the dialog: another window saved the same draft. */
  staleTitle: { id: 'compose.staleTitle' },
  /** Explanation of the choice. */
  staleHelp: { id: 'compose.staleHelp' },
  /** Status line. */
  staleStatus: { id: 'compose.staleStatus' },
  /** Title of the dialog and status line: another window sent the same draft. */
  sentElsewhereTitle: { id: 'compose.sentElsewhereTitle' },
  /** Explanation of what this means for the text written here. */
  sentElsewhereHelp: { id: 'compose.sentElsewhereHelp' },
  /** Button: what was written here becomes a draft of its own. */
  keepAnother: { id: 'compose.keepAnother' },
  /** Toast with a button to continue writing: text written after sending wasn't included. */
  writtenSince: { id: 'compose.writtenSince' },
  /** The user dropped, pasted or changed files or images during sending. */
  filesWait: { id: 'compose.filesWait' },
  /** Button: overwrites what was saved elsewhere. */
  keepMine: { id: 'compose.keepMine' },
  /** Button: this one becomes a draft of its own. */
  keepBoth: { id: 'compose.keepBoth' },
  /** Button: shows what was saved elsewhere. */
  takeTheirs: { id: 'compose.takeTheirs' },
  /** Offer: letters that only this browser has kept. */
  unfinished: { id: 'compose.unfinished' },
  /** Button: opens them. */
  continueWriting: { id: 'compose.continueWriting' },
} as const satisfies Record<string, MessageDescriptor>;
