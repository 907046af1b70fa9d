import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `sender-check`. */
export const senderCheckStrings = {
  /** An address of the own organisation that somebody outside uses. */
  'colleague-from-outside': { id: 'sender-check.colleague-from-outside' },
  /** The owner of the domain says that the mail is not his. */
  'forged-sender': { id: 'sender-check.forged-sender' },
  /** The domain can be taken for another. */
  'look-alike': { id: 'sender-check.look-alike' },
  /** The name of the sender shows an address that is not the mail's. */
  'other-address-in-name': { id: 'sender-check.other-address-in-name' },
  /** Reply-To leads to another organisation. */
  'answers-go-elsewhere': { id: 'sender-check.answers-go-elsewhere' },
  /** Pictures from elsewhere wait. */
  blocked: { id: 'sender-check.blocked' },
  /** Shows them for this mail. */
  show: { id: 'sender-check.show' },
  /** Shows them for all mail of this sender. */
  always: { id: 'sender-check.always' },
  /** Says that they are shown without asking. */
  isAlways: { id: 'sender-check.isAlways' },
  /** Asks before the next mail of this sender. */
  askAgain: { id: 'sender-check.askAgain' },
  /** A link whose words name another place: the question. */
  linkTitle: { id: 'sender-check.linkTitle' },
  /** What it says and where it leads. */
  linkText: { id: 'sender-check.linkText' },
  /** Opens it all the same. */
  linkOpen: { id: 'sender-check.linkOpen' },
  /** Stays. */
  linkStay: { id: 'sender-check.linkStay' },
  /** A signed mail. */
  signed: { id: 'sender-check.signed' },
  /** An encrypted mail. */
  encrypted: { id: 'sender-check.encrypted' },
  /** A mail of very many parts. */
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
  /** Why a mail did not arrive. */
  'reason.unknown': { id: 'sender-check.reason.unknown' },
  /** Why a mail did not arrive. */
  'reason.full': { id: 'sender-check.reason.full' },
  /** Why a mail did not arrive. */
  'reason.large': { id: 'sender-check.reason.large' },
  /** Why a mail did not arrive. */
  'reason.refused': { id: 'sender-check.reason.refused' },
  /** Why a mail did not arrive. */
  'reason.unreachable': { id: 'sender-check.reason.unreachable' },
  /** The page of the settings that the list of trusted senders stands on. */
  settingsTitle: { id: 'sender-check.settingsTitle' },
  /** The list of senders whose pictures are shown without asking. */
  sendersTitle: { id: 'sender-check.sendersTitle' },
  /** What being on it means, and how one gets there. */
  sendersHelp: { id: 'sender-check.sendersHelp' },
  /** Heading of its column. */
  sendersColumn: { id: 'sender-check.sendersColumn' },
  /** It is empty. */
  sendersNone: { id: 'sender-check.sendersNone' },
  /** Leads to it. */
  allSenders: { id: 'sender-check.allSenders' },
  /** Asks the server once more. */
  again: { id: 'sender-check.again' },
  /** What was found for a domain; each result is one of the words below. */
  'state.checked': { id: 'sender-check.state.checked' },
  /** It was written here. */
  'state.internal': { id: 'sender-check.state.internal' },
  /** Nothing is known yet. */
  'state.checking': { id: 'sender-check.state.checking' },
  /** There was nothing to check, or nobody did. */
  'state.unknown': { id: 'sender-check.state.unknown' },
  /** One check: it passed. */
  'result.pass': { id: 'sender-check.result.pass' },
  /** One check: it failed. */
  'result.fail': { id: 'sender-check.result.fail' },
  /** One check: the owner of the domain is not sure himself. */
  'result.softfail': { id: 'sender-check.result.softfail' },
  /** One check: the owner of the domain says nothing, or it could not be made. */
  'result.none': { id: 'sender-check.result.none' },
  /** One check: name servers did not answer. */
  'result.temperror': { id: 'sender-check.result.temperror' },
  /** One check: what the mail or the domain says makes no sense. */
  'result.permerror': { id: 'sender-check.result.permerror' },
} as const satisfies Record<string, MessageDescriptor>;
