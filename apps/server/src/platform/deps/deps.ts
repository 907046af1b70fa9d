import type { BlobStore } from '../blob/index.ts';
import type { ChangeBus } from '../change/index.ts';
import type { Config } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import type { Logger } from '../log/index.ts';
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
