import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `message-action`. */
export const messageActionStrings = {
  /** ERR-42. */
  onlyOne: { id: 'message-action.onlyOne' },
  /** Button of a toast: takes back what was done. */
  undo: { id: 'message-action.undo' },
  /** What was done could not be taken back. */
  undoFailed: { id: 'message-action.undoFailed' },
  /** Result of an action. */
  markedRead: { id: 'message-action.markedRead' },
  /** Result of an action. */
  markedUnread: { id: 'message-action.markedUnread' },
  /** Result of an action. */
  flagged: { id: 'message-action.flagged' },
  /** Result of an action. */
  unflagged: { id: 'message-action.unflagged' },
  /** Result of an action. */
  tagged: { id: 'message-action.tagged' },
  /** Result of an action. */
  tagRemoved: { id: 'message-action.tagRemoved' },
  /** Result of an action. */
  untagged: { id: 'message-action.untagged' },
  /** Result of a move. */
  moved: { id: 'message-action.moved' },
  /** Result of a delete. */
  deleted: { id: 'message-action.deleted' },
  /** Result of a delete for good. */
  expunged: { id: 'message-action.expunged' },
  /** Result of a refusal. */
  rejected: { id: 'message-action.rejected' },
  /** Result: mails are in the Inbox again. */
  notSpam: { id: 'message-action.notSpam' },
  /** Result: mail of these senders is always let through. */
  whitelisted: { id: 'message-action.whitelisted' },
  /** Result: mail of these senders is refused from now on. */
  blacklisted: { id: 'message-action.blacklisted' },
  /** ERR-59: result of adding senders to the contacts. */
  COMMON_ADD_SUCCESS: { id: 'message-action.COMMON_ADD_SUCCESS' },
  /** ERR-60. */
  downloaded: { id: 'message-action.downloaded' },
  /** ERR-18. */
  flagFailed: { id: 'message-action.flagFailed' },
  /** ERR-18 with its reason. */
  flagFailedBecause: { id: 'message-action.flagFailedBecause' },
  /** ERR-19. */
  moveFailed: { id: 'message-action.moveFailed' },
  /** ERR-19 with its reason. */
  moveFailedBecause: { id: 'message-action.moveFailedBecause' },
  /** Something that was asked for failed. */
  actionFailed: { id: 'message-action.actionFailed' },
  /** The same with its reason. */
  actionFailedBecause: { id: 'message-action.actionFailedBecause' },
  /** Some of the mails stay as they were; `folders` names where they are. */
  partly: { id: 'message-action.partly' },
  /** Somebody stopped an action on many mails. */
  stopped: { id: 'message-action.stopped' },
  /** How far an action on many mails is. */
  progress: { id: 'message-action.progress' },
  /** Button: stops an action on many mails. */
  stop: { id: 'message-action.stop' },
  /** Question before mails go to Trash. */
  deleteTitle: { id: 'message-action.deleteTitle' },
  /** What delete does. */
  deleteHelp: { id: 'message-action.deleteHelp' },
  /** What delete does in Trash. */
  deleteForGood: { id: 'message-action.deleteForGood' },
  /** Confirms a delete, and its button. */
  delete: { id: 'message-action.delete' },
  /** Question before mails are refused. */
  rejectTitle: { id: 'message-action.rejectTitle' },
  /** What rejecting does. */
  rejectHelp: { id: 'message-action.rejectHelp' },
  /** Choice of that question. */
  rejectAlsoDelete: { id: 'message-action.rejectAlsoDelete' },
  /** Confirms it. */
  reject: { id: 'message-action.reject' },
  /** Question before mails leave Spam. */
  notSpamTitle: { id: 'message-action.notSpamTitle' },
  /** What that does. */
  notSpamHelp: { id: 'message-action.notSpamHelp' },
  /** Choice of that question. */
  notSpamAllow: { id: 'message-action.notSpamAllow' },
  /** Confirms it. */
  notSpamConfirm: { id: 'message-action.notSpamConfirm' },
  /** Closes a question without doing anything. */
  cancel: { id: 'message-action.cancel' },
  /** Above the mail of Trash. */
  inTrash: { id: 'message-action.inTrash' },
  /** Above the mail of Spam. */
  inSpam: { id: 'message-action.inSpam' },
} as const satisfies Record<string, MessageDescriptor>;
