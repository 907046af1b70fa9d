import { mkdir } from 'node:fs/promises';
import type pg from 'pg';
import { createBlobStore } from '../blob/index.ts';
import { ChangeBus, changeChannel } from '../change/index.ts';
import type { Config } from '../config/index.ts';
import { type Connection, checkServer, listen, migrate, openDb, startEmbedded } from '../db/index.ts';
import type { Logger } from '../log/index.ts';
import { createResolver } from '../network/index.ts';
import { hasSmsByEnvironment, keepPolicies, policiesOfEnvironment } from '../policy/index.ts';
import type { Deps } from './deps.ts';

/** Open database and the services that depend on it. */
export interface OpenDeps {
  deps: Deps;
  pool: pg.Pool;
  connection: Connection;
  /** Sets the worker that `deps.outbox` wakes. */
  setOutbox(outbox: Deps['outbox']): void;
  /** Closes everything, and stops the embedded database unless another process uses it. */
  close(): Promise<void>;
}

/** Opens what the settings name: starts the embedded database or connects to the external one, and brings it to this version's level. */
export async function openDeps(config: Config, log: Logger, { isMigrating = true, hearsChanges = true } = {}): Promise<OpenDeps> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log });
  const connection: Connection = config.databaseUrl
    ? { connectionString: config.databaseUrl }
    : (embedded as NonNullable<typeof embedded>).connection;
  const { db, pool, close } = openDb(connection, log);
  let listener: ReturnType<typeof listen> | undefined;
  const closeAll = async () => {
    await listener?.stop();
    await close();
    await embedded?.stop();
  };
  try {
    await checkServer(pool).catch((error: unknown) => {
      throw explain(error, config);
    });
    if (isMigrating) await migrate(pool);
    const bus = new ChangeBus();
    if (hearsChanges) {
      listener = listen(connection, changeChannel, (payload) => bus.publish(payload), { log, onGap: () => bus.announceGap() });
      await listener.ready;
    }
    keepPolicies(db, bus, policiesOfEnvironment(config), { hasSms: hasSmsByEnvironment(config) });
    let outbox: Deps['outbox'] | undefined;
    return {
      deps: {
        config,
        db,
        blobs: createBlobStore(config.blobs),
        log,
        now: () => new Date(),
        bus,
        outbox: { wake: () => outbox?.wake() },
        resolve: createResolver(),
      },
      pool,
      connection,
      setOutbox: (next) => {
        outbox = next;
      },
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Converts a connection error to a one-sentence message, without the password that the URL may contain. */
function explain(error: unknown, { databaseUrl }: Config): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (!databaseUrl || (code === undefined && !/timeout|terminated/.test(message ?? ''))) return error;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return new Error(`The database ${pathname.slice(1)} at ${hostname}:${port || 5432} cannot be used: ${message || code}.`, {
    cause: error,
  });
}
