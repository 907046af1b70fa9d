import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { insertOwnDomain } from '../mail/recipient/index.ts';
import { createBlobStore } from '../platform/blob/createBlobStore.ts';
import { ChangeBus } from '../platform/change/ChangeBus.ts';
import { changeChannel } from '../platform/change/change.repository.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { listen } from '../platform/db/db.ts';
import type { Deps } from '../platform/deps/deps.ts';
import type { HttpLimits } from '../platform/http/guardConnections.ts';
import { silentLog } from '../platform/log/log.ts';
import { hasSmsByEnvironment, policiesOfEnvironment } from '../platform/policy/policiesOfEnvironment.ts';
import { keepPolicies } from '../platform/policy/readPolicy.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { noNames } from './noNames.ts';

/** Dependencies over a database and a directory of a test's own. */
export interface TestDeps {
  deps: Deps;
  database: TestDatabase;
  dataDir: string;
  close(): Promise<void>;
}

/** Options of a test. */
export interface TestOptions {
  /** Settings by their names. The captcha is off and the domain `jinshu.example` unless said otherwise. */
  env?: Record<string, string>;
  /** The clock. */
  now?: () => Date;
  /** A database to share with another app; it is not removed by `close` then. */
  database?: TestDatabase;
  /** The worker that `deps.outbox` wakes. */
  outbox?: Deps['outbox'];
  /** The name servers. Without them no name has a record: tests ask none outside. */
  resolve?: Deps['resolve'];
}

/** Builds dependencies without an app, for use cases. */
export async function buildTestDeps({
  env = {},
  now = () => new Date(),
  database,
  outbox = { wake: () => undefined },
  resolve = noNames,
}: TestOptions = {}): Promise<TestDeps> {
  const own = database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'jinshu-app-'));
  const config: Config = readConfig({
    JINSHU_DATA: dataDir,
    JINSHU_CAPTCHA: 'off',
    JINSHU_RSA_BITS: '1024',
    JINSHU_SMTP_PORT: '0',
    ...env,
  });
  const log = silentLog();
  const bus = new ChangeBus();
  const listener = listen(own.connection, changeChannel, (payload) => bus.publish(payload), { log, onGap: () => bus.announceGap() });
  await listener.ready;
  keepPolicies(own.db, bus, policiesOfEnvironment(config), { hasSms: hasSmsByEnvironment(config) });
  await insertOwnDomain(own.db, config.domain);
  return {
    deps: { config, db: own.db, blobs: createBlobStore(config.blobs), log, now, bus, outbox, resolve },
    database: own,
    dataDir,
    async close() {
      await listener.stop();
      if (!database) await own.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Builds the real app over a database of the test's own; `prepare` may add routes to it. `app.inject` asks it; `listen` it for websockets. */
export async function buildTestApp(
  options: TestOptions & {
    webmailDist?: string;
    backStageDist?: string;
    connections?: HttpLimits;
    prepare?: (app: FastifyInstance) => void;
  } = {},
): Promise<TestDeps & { app: FastifyInstance }> {
  const open = await buildTestDeps(options);
  const { webmailDist, backStageDist, connections } = options;
  const app = await buildApp(open.deps, {
    ...(webmailDist && { webmailDist }),
    ...(backStageDist && { backStageDist }),
    ...(connections && { connections }),
  });
  options.prepare?.(app);
  await app.ready();
  return {
    ...open,
    app,
    async close() {
      await app.close();
      await open.close();
    },
  };
}
