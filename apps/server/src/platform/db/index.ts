export type { Connection, Db, Tx } from './db.ts';
export { hasText } from './hasText.ts';
export type { ChangedField } from './operationTables.ts';
export type { HeldStatus, StoredAddress } from './tables.ts';
