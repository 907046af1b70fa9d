import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `message`. */
export const messageStrings = {
  /** Stands in for a missing subject. */
  noSubject: { id: 'message.noSubject' },
  /** A folder without mail. */
  emptyTitle: { id: 'message.emptyTitle' },
  /** The filter matches nothing. */
  emptyFiltered: { id: 'message.emptyFiltered' },
  /** Takes the filter off. */
  showAll: { id: 'message.showAll' },
  /** Sort order. */
  'sort.REVERSE ARRIVAL': { id: 'message.sort.REVERSE ARRIVAL' },
  /** Sort order. */
  'sort.ARRIVAL': { id: 'message.sort.ARRIVAL' },
  /** Sort order. */
  'sort.FROM': { id: 'message.sort.FROM' },
  /** Sort order. */
  'sort.REVERSE FROM': { id: 'message.sort.REVERSE FROM' },
  /** Sort order. */
  'sort.SUBJECT': { id: 'message.sort.SUBJECT' },
  /** Sort order. */
  'sort.REVERSE SUBJECT': { id: 'message.sort.REVERSE SUBJECT' },
  /** Sort order. */
  'sort.SIZE': { id: 'message.sort.SIZE' },
  /** Sort order. */
  'sort.REVERSE SIZE': { id: 'message.sort.REVERSE SIZE' },
  /** View filter. */
  'view.unseen': { id: 'message.view.unseen' },
  /** View filter. */
  'view.seen': { id: 'message.view.seen' },
  /** View filter. */
  'view.flagged': { id: 'message.view.flagged' },
  /** View filter. */
  'view.unflagged': { id: 'message.view.unflagged' },
  /** View filter. */
  'view.ANSWERED': { id: 'message.view.ANSWERED' },
  /** Entry of the More menu. */
  'more.reply': { id: 'message.more.reply' },
  /** Entry of the More menu. */
  'more.replyAll': { id: 'message.more.replyAll' },
  /** Entry of the More menu. */
  'more.forward': { id: 'message.more.forward' },
  /** Entry of the More menu. */
  'more.forwardAsAttachment': { id: 'message.more.forwardAsAttachment' },
  /** Entry of the More menu. */
  'more.sendAgain': { id: 'message.more.sendAgain' },
  /** Entry of the More menu. */
  'more.download': { id: 'message.more.download' },
  /** Entry of the More menu: to Trash. */
  'more.delete': { id: 'message.more.delete' },
  /** Entry of the More menu: removes the mail for good. */
  'more.expunge': { id: 'message.more.expunge' },
  /** Entry of the More menu. */
  'more.header': { id: 'message.more.header' },
  /** Entry of the More menu. */
  'more.source': { id: 'message.more.source' },
  /** Entry of the More menu. */
  'more.notSpam': { id: 'message.more.notSpam' },
  /** Entry of the More menu. */
  'more.reject': { id: 'message.more.reject' },
  /** Entry of the More menu. */
  'more.whitelist': { id: 'message.more.whitelist' },
  /** Entry of the More menu. */
  'more.addContact': { id: 'message.more.addContact' },
  /** Entry of the More menu. */
  'more.refuse': { id: 'message.more.refuse' },
  /** Entry of the More menu. */
  'more.textView': { id: 'message.more.textView' },
  /** Entry of the More menu. */
  'more.htmlView': { id: 'message.more.htmlView' },
  /** Name of the toolbar above a letter. */
  readingActions: { id: 'message.readingActions' },
  /** The mail before. */
  previous: { id: 'message.previous' },
  /** The mail after. */
  next: { id: 'message.next' },
  /** Button above a letter. */
  reply: { id: 'message.reply' },
  /** Button above a letter. */
  replyAll: { id: 'message.replyAll' },
  /** Button above a letter. */
  forward: { id: 'message.forward' },
  /** Menu of the toolbar. */
  markAs: { id: 'message.markAs' },
  /** Menu above a letter. */
  moveTo: { id: 'message.moveTo' },
  /** Menu above a letter. */
  moreActions: { id: 'message.moreActions' },
  /** Closes the letter. */
  closeTab: { id: 'message.closeTab' },
  /** Says that pictures from elsewhere are not loaded. */
  remoteBlocked: { id: 'message.remoteBlocked' },
  /** Loads them for this letter. */
  showRemote: { id: 'message.showRemote' },
  /** The mail could not be taken apart. */
  unparsed: { id: 'message.unparsed' },
  /** The mail was really sent by somebody else (RED-41). */
  returnPath: { id: 'message.returnPath' },
  /** Switches a letter to plain text. */
  textMode: { id: 'message.textMode' },
  /** Switches a letter to HTML. */
  htmlMode: { id: 'message.htmlMode' },
  /** Downloads the source as a mail file. */
  download: { id: 'message.download' },
  /** Heading of the page with the source. */
  sourceTitle: { id: 'message.sourceTitle' },
  /** Heading of the page with the header. */
  headerTitle: { id: 'message.headerTitle' },
} as const satisfies Record<string, MessageDescriptor>;
