export { type Connection, checkServer, type Db, listen, openDb, poolOf, type Tx } from './db.ts';
export { startEmbedded } from './embedded.ts';
export { hasText } from './hasText.ts';
export type { MailAuthentication, SmtpClient } from './MailAuthentication.ts';
export { isMigrated, migrate, readMigrations } from './migrate.ts';
export { cannotWrite, noteIfRoom } from './noteIfRoom.ts';
export type { ChangedField } from './operationTables.ts';
export { readStoppable } from './readStoppable.ts';
export type {
  ApprovalKind,
  FlagColor,
  FolderRole,
  HeldStatus,
  SkeletonPiece,
  StoredAddress,
  StoredAttachmentPart,
  SubmissionOrigin,
} from './tables.ts';
