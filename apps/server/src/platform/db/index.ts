export type { Db, Tx } from './db.ts';
