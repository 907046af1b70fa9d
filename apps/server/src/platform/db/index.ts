export type { Db, Tx } from './db.ts';
export type { ChangedField } from './operationTables.ts';
