import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../platform/config/config.ts';
import { type OpenDeps, openDeps } from '../platform/deps/openDeps.ts';
import { silentLog } from '../platform/log/log.ts';
import { compileCache } from './compileCache.ts';

/** The real server in a process of its own, over data of its own, which a test kills at will. */
export interface KillableServer {
  dataDir: string;
  /** URL of the server; the same after every start. */
  url: string;
  smtpPort: number;
  /** Opens its data from the test's process. */
  open(): Promise<OpenDeps>;
  /** Starts it and waits until it is ready. */
  start(): Promise<void>;
  /** Lets it finish. */
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Kills its database in the middle of its work. The server, or the process that has the data open, starts it again. */
  killDatabase(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Makes such a server; nothing runs before `open` or `start`. */
export async function makeKillableServer(settings: Readonly<Record<string, string>> = {}): Promise<KillableServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'jinshu-killed-'));
  const [port, smtpPort] = [await freePort(), await freePort()];
  const env: Record<string, string> = {
    JINSHU_DATA: dataDir,
    JINSHU_DEMO: '0',
    JINSHU_PORT: String(port),
    JINSHU_SMTP_PORT: String(smtpPort),
    JINSHU_LOG_LEVEL: 'fatal',
    ...settings,
  };
  let running: ChildProcess | null = null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    dataDir,
    url: `http://127.0.0.1:${port}`,
    smtpPort,
    open: () => openDeps(readConfig(env), silentLog(), { hearsChanges: false }),
    async start() {
      const child = spawn(process.execPath, ['--conditions=jinshu-source', path.resolve(import.meta.dirname, '../main.ts')], {
        env: { ...process.env, ...compileCache, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running = child;
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (bytes: Buffer) => bytes.toString().includes('Jinshu is ready') && resolve());
        child.once('exit', () => reject(new Error('The server ended before it was ready.')));
      });
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async killDatabase() {
      const pid = Number((await readFile(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').catch(() => '')).split('\n', 1)[0]);
      if (pid > 0) process.kill(pid, 'SIGKILL');
    },
    async remove() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
