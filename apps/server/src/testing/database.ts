import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Connection, clientConfig, type OpenDb, openDb } from '../platform/db/db.ts';

/** The migrated, empty database that every test file starts from. */
export const templateName = 'jinshu_template';

/** A database of a test's own. */
export interface TestDatabase extends OpenDb {
  /** Closes and removes it. */
  drop(): Promise<void>;
}

const silent = { warn: () => undefined };

/** Returns the connection to the test run's database server. */
function serverOfRun(): Extract<Connection, { host: string }> {
  const text = process.env.JINSHU_TEST_DATABASE;
  if (!text) throw new Error('The tests of the server need globalSetup.ts: run them with the configuration of apps/server.');
  return JSON.parse(text) as Extract<Connection, { host: string }>;
}

/** Has databases that name it keep their files in a directory. */
export const makeTablespace = (name: string, directory: string): Promise<void> =>
  administer(serverOfRun(), `CREATE TABLESPACE ${name} LOCATION '${directory}'`);

/** Gives the directory back. */
export const dropTablespace = (name: string): Promise<void> => administer(serverOfRun(), `DROP TABLESPACE ${name}`);

/** Makes a fresh, migrated database on the run's server (see `globalSetup.ts`); `isEmpty` leaves it without tables. */
export async function createTestDatabase({ isEmpty = false, tablespace = 'pg_default' } = {}): Promise<TestDatabase> {
  const server = serverOfRun();
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes a fraction of the time that writing each page to the log does.
  const source = isEmpty ? '' : ` TEMPLATE ${templateName} STRATEGY FILE_COPY`;
  await administer(server, `CREATE DATABASE ${name}${source} TABLESPACE ${tablespace}`);
  const open = openDb({ ...server, database: name }, silent, { maxConnections: 8 });
  return {
    ...open,
    async drop() {
      await open.close();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(server: Extract<Connection, { host: string }>, statement: string): Promise<void> {
  const client = new pg.Client(clientConfig(server));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
