import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `message-action`. */
export const messageActionStrings = {
  /** ERR-42. */
  onlyOne: { id: 'message-action.onlyOne' },
  /** Button of a toast: undoes the action. */
  undo: { id: 'message-action.undo' },
  /** The action couldn't be undone. */
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
  /** Result: the messages are in the Inbox again. */
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
  /** The action failed. */
  actionFailed: { id: 'message-action.actionFailed' },
  /** The same with its reason. */
  actionFailedBecause: { id: 'message-action.actionFailedBecause' },
  /** Some messages weren't changed; `folders` names their folders. */
  partly: { id: 'message-action.partly' },
  /** The user stopped an action on many messages. */
  stopped: { id: 'message-action.stopped' },
  /** Progress of an action on many messages. */
  progress: { id: 'message-action.progress' },
  /** Button: stops an action on many messages. */
  stop: { id: 'message-action.stop' },
  /** Question before messages are moved to Trash. */
  deleteTitle: { id: 'message-action.deleteTitle' },
  /** Explains deletion. */
  deleteHelp: { id: 'message-action.deleteHelp' },
  /** Explains deletion from Trash. */
  deleteForGood: { id: 'message-action.deleteForGood' },
  /** Confirms a delete, and its button. */
  delete: { id: 'message-action.delete' },
  /** Question before messages are rejected. */
  rejectTitle: { id: 'message-action.rejectTitle' },
  /** Explains rejection. */
  rejectHelp: { id: 'message-action.rejectHelp' },
  /** Choice of that question. */
  rejectAlsoDelete: { id: 'message-action.rejectAlsoDelete' },
  /** Confirms it. */
  reject: { id: 'message-action.reject' },
  /** Question before messages are moved out of Spam. */
  notSpamTitle: { id: 'message-action.notSpamTitle' },
  /** Explains moving messages out of Spam. */
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
