import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, openDb } from './db.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

const run = promisify(execFile);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const isRoot = process.getuid?.() === 0;
let dataDir: string;
let running: EmbeddedDatabase[];
const start = async (options: { asRoot?: 'user' | 'namespace'; dataDir?: string } = {}) => {
  const embedded = await startEmbedded({ dataDir, log, isDurable: false, ...options });
  running.push(embedded);
  return embedded;
};
const ask = async <T>(embedded: EmbeddedDatabase, text: string): Promise<T[]> => {
  const { pool, close } = openDb(embedded.connection, log);
  const { rows } = await pool.query(text).finally(close);
  return rows as T[];
};

beforeEach(async () => {
  running = [];
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'jinshu-embedded-'));
});
afterEach(async () => {
  for (const embedded of running) await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('finds its data again after a stop', async () => {
    const first = await start();
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await first.pid()).toBeNull();
    expect(await ask(await start(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('is started again when its main process is killed, and pools and listeners connect again', async () => {
    const embedded = await start();
    const { pool, close } = openDb(embedded.connection, log);
    const heard: string[] = [];
    let gaps = 0;
    const listener = listen(embedded.connection, 'news', (payload) => heard.push(payload), { log, onGap: () => (gaps += 1) });
    await listener.ready;
    await pool.query('CREATE TABLE kept AS SELECT 1 AS one');
    process.kill((await embedded.pid()) as number, 'SIGKILL');
    await vi.waitFor(async () => expect((await pool.query('SELECT one FROM kept')).rows).toEqual([{ one: 1 }]), { timeout: 15_000 });
    await vi.waitFor(() => expect(gaps).toBe(1), { timeout: 15_000 });
    await pool.query("NOTIFY news, 'back'");
    await vi.waitFor(() => expect(heard).toEqual(['back']), 10_000);
    await listener.stop();
    await close();
  }, 40_000);

  it('is shared by starts at the same time, and stopped by the last to go', async () => {
    const script = `
      import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
      import { openDb } from ${JSON.stringify(new URL('./db.ts', import.meta.url).href)};
      const log = { info() {}, warn() {}, error() {} };
      const embedded = await startEmbedded({ dataDir: process.argv[1], log, isDurable: false });
      const { pool, close } = openDb(embedded.connection, log);
      const { rows } = await pool.query('SELECT pg_postmaster_start_time()::text AS at');
      console.log(rows[0].at, await embedded.pid());
      await close();
      await embedded.stop();`;
    const here = await start();
    const { pool, close } = openDb(here.connection, log);
    await pool.query('SELECT 1');
    const others = await Promise.all([1, 2].map(() => run(process.execPath, ['--input-type=module', '--eval', script, dataDir])));
    const { rows } = await pool.query<{ at: string }>('SELECT pg_postmaster_start_time()::text AS at');
    for (const { stdout } of others) expect(stdout.trim()).toBe(`${rows[0]?.at} ${await here.pid()}`);
    await close();
    await here.stop();
    expect(await here.pid()).toBeNull();
  }, 40_000);

  it('leaves nothing half made of a first start that was interrupted', async () => {
    await mkdir(path.join(dataDir, 'cluster.new-999999999'));
    await start();
    expect((await readdir(dataDir)).filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
  });

  it('starts below a path that is too long for a socket', async () => {
    const long = path.join(dataDir, 'a-directory-with-a-name-of-forty-letters', 'a-directory-with-a-name-of-forty-letters', 'data');
    expect(await ask(await start({ dataDir: long }), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it.runIf(isRoot)('runs as another user where namespaces are forbidden, and returns to root afterwards', async () => {
    const { chmod } = await import('node:fs/promises');
    await chmod(dataDir, 0o755);
    const first = await start({ asRoot: 'user' });
    await ask(first, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    expect(await ask(await start(), 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });
});
