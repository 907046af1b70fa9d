import type { MessageDescriptor } from 'react-intl';

/** Words of the slice `shortcut`. */
export const shortcutStrings = {
  /** Title of the sheet with all keys. */
  title: { id: 'shortcut.title' },
  /** Switch: letters and signs act without Ctrl or Alt. */
  switch: { id: 'shortcut.switch' },
  /** Lists the keys that still work if the switch is off. */
  switchHelp: { id: 'shortcut.switchHelp' },
  /** Group of keys. */
  'group.list': { id: 'shortcut.group.list' },
  /** Group of keys. */
  'group.mail': { id: 'shortcut.group.mail' },
  /** Group of keys. */
  'group.go': { id: 'shortcut.group.go' },
  /** Group of keys. */
  'group.writing': { id: 'shortcut.group.writing' },
  /** Group of keys. */
  'group.general': { id: 'shortcut.group.general' },
  /** A key. */
  next: { id: 'shortcut.next' },
  /** A key. */
  previous: { id: 'shortcut.previous' },
  /** A key. */
  ends: { id: 'shortcut.ends' },
  /** A key. */
  page: { id: 'shortcut.page' },
  /** A key. */
  open: { id: 'shortcut.open' },
  /** A key. */
  select: { id: 'shortcut.select' },
  /** A key. */
  extend: { id: 'shortcut.extend' },
  /** A key. */
  selectPage: { id: 'shortcut.selectPage' },
  /** A key. */
  selectAll: { id: 'shortcut.selectAll' },
  /** A key. */
  selectRead: { id: 'shortcut.selectRead' },
  /** A key. */
  selectUnread: { id: 'shortcut.selectUnread' },
  /** A key. */
  selectNone: { id: 'shortcut.selectNone' },
  /** A key: the card of who wrote. */
  sender: { id: 'shortcut.sender' },
  /** A key. */
  reply: { id: 'shortcut.reply' },
  /** A key. */
  replyAll: { id: 'shortcut.replyAll' },
  /** A key. */
  forward: { id: 'shortcut.forward' },
  /** A key. */
  read: { id: 'shortcut.read' },
  /** A key. */
  flag: { id: 'shortcut.flag' },
  /** A key: one of nine colors by its number. */
  flagAtOnce: { id: 'shortcut.flagAtOnce' },
  /** A key. */
  tags: { id: 'shortcut.tags' },
  /** A key. */
  remark: { id: 'shortcut.remark' },
  /** A key. */
  move: { id: 'shortcut.move' },
  /** A key. */
  delete: { id: 'shortcut.delete' },
  /** A key. */
  expunge: { id: 'shortcut.expunge' },
  /** A key. */
  undo: { id: 'shortcut.undo' },
  /** A key. */
  inbox: { id: 'shortcut.inbox' },
  /** A key. */
  drafts: { id: 'shortcut.drafts' },
  /** A key. */
  sent: { id: 'shortcut.sent' },
  /** A key. */
  trash: { id: 'shortcut.trash' },
  /** A key. */
  review: { id: 'shortcut.review' },
  /** A key. */
  previousTab: { id: 'shortcut.previousTab' },
  /** A key. */
  nextTab: { id: 'shortcut.nextTab' },
  /** A key. */
  search: { id: 'shortcut.search' },
  /** A key. */
  compose: { id: 'shortcut.compose' },
  /** A key. */
  send: { id: 'shortcut.send' },
  /** A key. */
  save: { id: 'shortcut.save' },
  /** A key. */
  cc: { id: 'shortcut.cc' },
  /** A key. */
  bcc: { id: 'shortcut.bcc' },
  /** A key: the sheet that lists them. */
  help: { id: 'shortcut.help' },
  /** A key. */
  close: { id: 'shortcut.close' },
} as const satisfies Record<string, MessageDescriptor>;
