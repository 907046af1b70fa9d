import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../app.ts';
import { createBlobStore } from '../platform/blob/createBlobStore.ts';
import { ChangeBus } from '../platform/change/ChangeBus.ts';
import { readConfig } from '../platform/config/config.ts';
import { type Connection, openDb } from '../platform/db/db.ts';
import { silentLog } from '../platform/log/log.ts';
import { noNames } from './noNames.ts';

/**
 * Server in a separate process, using the database and files of a test. It reports its memory usage, which can't be measured in the test's
 * process because that contains the test's data. It exits when its parent disconnects.
 */
const { connection, dataDir } = JSON.parse(process.env.JINSHU_TEST_SERVER ?? '{}') as { connection: Connection; dataDir: string };
const config = readConfig({ JINSHU_DATA: dataDir, JINSHU_CAPTCHA: 'off', JINSHU_RSA_BITS: '1024', JINSHU_SMTP_PORT: '0' });
const log = silentLog();
const { db } = openDb(connection, log);
const blobs = createBlobStore(config.blobs);
const app = await buildApp({
  config,
  db,
  blobs,
  log,
  now: () => new Date(),
  bus: new ChangeBus(),
  outbox: { wake: () => undefined },
  resolve: noNames,
});
await app.listen({ host: '127.0.0.1', port: 0 });

let most = 0;
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 10).unref();
process.on('message', () => {
  process.send?.({ most });
  most = process.memoryUsage.rss();
});
process.send?.({ port: (app.server.address() as AddressInfo).port });
await once(process, 'disconnect');
process.exit();
