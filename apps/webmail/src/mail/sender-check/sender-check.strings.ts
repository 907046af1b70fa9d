import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `sender-check`. */
export const senderCheckStrings = {
  /** An address of our organization, used by an external sender. */
  'colleague-from-outside': { id: 'sender-check.colleague-from-outside' },
  /** The domain's policy says that the message isn't from its owner. */
  'forged-sender': { id: 'sender-check.forged-sender' },
  /** The domain looks like another one. */
  'look-alike': { id: 'sender-check.look-alike' },
  /** The name of the sender shows an address that is not the mail's. */
  'other-address-in-name': { id: 'sender-check.other-address-in-name' },
  /** Reply-To leads to another organization. */
  'answers-go-elsewhere': { id: 'sender-check.answers-go-elsewhere' },
  /** Remote images are blocked. */
  blocked: { id: 'sender-check.blocked' },
  /** Shows them for this message. */
  show: { id: 'sender-check.show' },
  /** Shows them for all mail of this sender. */
  always: { id: 'sender-check.always' },
  /** Images of this sender are shown without asking. */
  isAlways: { id: 'sender-check.isAlways' },
  /** Asks before the next mail of this sender. */
  askAgain: { id: 'sender-check.askAgain' },
  /** A link whose words name another place: the question. */
  linkTitle: { id: 'sender-check.linkTitle' },
  /** Link text and its real target. */
  linkText: { id: 'sender-check.linkText' },
  /** Opens it anyway. */
  linkOpen: { id: 'sender-check.linkOpen' },
  /** Stays. */
  linkStay: { id: 'sender-check.linkStay' },
  /** A signed mail. */
  signed: { id: 'sender-check.signed' },
  /** An encrypted mail. */
  encrypted: { id: 'sender-check.encrypted' },
  /** A message with very many MIME parts. */
  cut: { id: 'sender-check.cut' },
  /** Delivery report. */
  'report.failed': { id: 'sender-check.report.failed' },
  /** Delivery report. */
  'report.delayed': { id: 'sender-check.report.delayed' },
  /** Delivery report. */
  'report.delivered': { id: 'sender-check.report.delivered' },
  /** Read receipt. */
  'report.displayed': { id: 'sender-check.report.displayed' },
  /** Read receipt. */
  'report.deleted': { id: 'sender-check.report.deleted' },
  /** Reason for a failed delivery. */
  'reason.unknown': { id: 'sender-check.reason.unknown' },
  /** Reason for a failed delivery. */
  'reason.full': { id: 'sender-check.reason.full' },
  /** Reason for a failed delivery. */
  'reason.large': { id: 'sender-check.reason.large' },
  /** Reason for a failed delivery. */
  'reason.refused': { id: 'sender-check.reason.refused' },
  /** Reason for a failed delivery. */
  'reason.unreachable': { id: 'sender-check.reason.unreachable' },
  /** Heading of the senders whose images are shown without asking. */
  sendersTitle: { id: 'sender-check.sendersTitle' },
  /** Explains the list, and how senders are added to it. */
  sendersHelp: { id: 'sender-check.sendersHelp' },
  /** Heading of its column. */
  sendersColumn: { id: 'sender-check.sendersColumn' },
  /** It is empty. */
  sendersNone: { id: 'sender-check.sendersNone' },
  /** Leads to it. */
  allSenders: { id: 'sender-check.allSenders' },
  /** Asks the server again. */
  again: { id: 'sender-check.again' },
  /** Results for a domain; each is one of the texts below. */
  'state.checked': { id: 'sender-check.state.checked' },
  /** It was written here. */
  'state.internal': { id: 'sender-check.state.internal' },
  /** Nothing is known yet. */
  'state.checking': { id: 'sender-check.state.checking' },
  /** There was nothing to check, or no check was made. */
  'state.unknown': { id: 'sender-check.state.unknown' },
  /** One check: it passed. */
  'result.pass': { id: 'sender-check.result.pass' },
  /** One check: it failed. */
  'result.fail': { id: 'sender-check.result.fail' },
  /** One check: the owner of the domain isn't sure. */
  'result.softfail': { id: 'sender-check.result.softfail' },
  /** One check: the owner of the domain says nothing, or it could not be made. */
  'result.none': { id: 'sender-check.result.none' },
  /** One check: name servers did not answer. */
  'result.temperror': { id: 'sender-check.result.temperror' },
  /** One check: what the mail or the domain says makes no sense. */
  'result.permerror': { id: 'sender-check.result.permerror' },
} as const satisfies Record<string, MessageDescriptor>;
