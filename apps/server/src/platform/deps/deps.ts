import type { BlobStore } from '../blob/BlobStore.ts';
import type { ChangeBus } from '../change/ChangeBus.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';
import type { Logger } from '../log/Logger.ts';
import type { Resolve } from '../network/index.ts';

/** Dependencies of every route and use case. */
export interface Deps {
  config: Config;
  db: Db;
  blobs: BlobStore;
  log: Logger;
  now: () => Date;
  /** News of changed mailboxes, from this server and from all others on the database. */
  bus: ChangeBus;
  /** The worker that delivers what was sent. */
  outbox: { wake(): void };
  /** The name servers. */
  resolve: Resolve;
}
