export { type FolderRow, findFolder, isOutgoing, type ListedFolder } from './folderRow.repository.ts';
export {
  type InsertedCopy,
  insertCopies,
  insertMessage,
  insertMessages,
  type NewMessage,
  partyKey,
  subjectKey,
} from './insertMessage.repository.ts';
export { rowColumns } from './messageRow.repository.ts';
export { type StoredRow, toFlags, toMessageRow } from './messageRow.ts';
export {
  findMessage,
  type StoredContent,
  type StoredMessage,
  selectSentTo,
  selectUntold,
  updateDeliveryRead,
  updateOpened,
  wentSeparately,
} from './read.repository.ts';
