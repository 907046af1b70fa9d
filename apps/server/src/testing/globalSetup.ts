import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDb } from '../platform/db/db.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { templateName } from './database.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Starts one database server for the run, with a migrated database in it that every test file copies. */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'jinshu-test-'));
  const embedded = await startEmbedded({ dataDir, log, isDurable: false });
  const main = openDb(embedded.connection, log);
  await main.pool.query(`CREATE DATABASE ${templateName}`);
  const template = openDb({ ...(embedded.connection as { host: string; user: string; port: number }), database: templateName }, log);
  await migrate(template.pool);
  await template.close();
  await main.close();
  process.env.JINSHU_TEST_DATABASE = JSON.stringify(embedded.connection);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
