import { startOutbox } from '../mail/outbox/outbox.ts';
import { createBlobStore } from '../platform/blob/createBlobStore.ts';
import { ChangeBus } from '../platform/change/ChangeBus.ts';
import { readConfig } from '../platform/config/config.ts';
import { type Connection, openDb } from '../platform/db/db.ts';
import { silentLog } from '../platform/log/log.ts';
import { noNames } from './noNames.ts';

/** Delivers mail for the database of a test until the process is killed. */
const log = silentLog();
const connection = JSON.parse(process.env.JINSHU_TEST_CONNECTION as string) as Connection;
const config = readConfig(process.env);
const { db } = openDb(connection, log, { maxConnections: 6 });
const deps = {
  db,
  log,
  config,
  blobs: createBlobStore(config.blobs),
  now: () => new Date(),
  bus: new ChangeBus(),
  outbox: { wake: () => undefined },
  resolve: noNames,
};
startOutbox(deps, { pollMs: 50, leaseMs: 600 });
